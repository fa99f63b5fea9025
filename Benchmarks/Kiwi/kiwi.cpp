// Measures kiwi, a Cassowary solver, on linear layouts, and prints the time and the solution for comparison with Kanso.
//
// usage: kiwi WORKLOAD SIZE ROUNDS
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <deque>
#include <exception>
#include <functional>
#include <kiwi/kiwi.h>
#include <map>
#include <string>
#include <vector>

using kiwi::Variable;
namespace strength = kiwi::strength;

using Variables = std::vector<Variable>;

// A solver with its variables, in the order of the printed solution.
struct System {
  kiwi::Solver solver;
  Variables variables;

  void add(const kiwi::Constraint &constraint) { solver.addConstraint(constraint); }
};

// A deque and not a vector, because a solver cannot be moved.
using Systems = std::deque<System>;

// Boxes beside each other, beginning at 0, with a distance of 8.
//
// The time of kiwi depends on the order of the constraints. They are added kind by kind, which is fast: a hundred equal
// widths that are added box by box take four times as long, and a chain whose positions precede its widths takes nine
// times as long.
struct Boxes {
  Variables left, width;

  Boxes(System &system, int count) : left(count), width(count) {
    for (int i = 0; i < count; i++) system.variables.insert(system.variables.end(), {left[i], width[i]});
  }

  int count() const { return int(left.size()); }

  kiwi::Expression end() const { return left.back() + width.back(); }

  void place(System &system) const {
    system.add(left[0] == 0);
    for (int i = 1; i < count(); i++) system.add(left[i] == left[i - 1] + width[i - 1] + 8);
  }

  void equalWidths(System &system) const {
    for (int i = 1; i < count(); i++) system.add(width[i] == width[0]);
  }
};

static void chain(Systems &systems, int size) {
  System &system = systems.emplace_back();
  Boxes boxes(system, size);
  for (const Variable &width : boxes.width) system.add((width == 10) | strength::strong);
  boxes.place(system);
}

static void equal(Systems &systems, int size) {
  System &system = systems.emplace_back();
  Boxes boxes(system, size);
  boxes.place(system);
  boxes.equalWidths(system);
  system.add(boxes.end() == 20.0 * size);
}

// The variables of a table, and its rows.
struct Table {
  System &system;
  Variable left, width;

  explicit Table(System &own) : system(own) {
    system.variables = {left, width};
    system.add(left == 0);
    system.add(width == 320);
  }

  // Adds a row, and returns its bottom edge, which is the top edge of the next row.
  kiwi::Expression row(int i, const kiwi::Expression &above) {
    Variable top, height, rowLeft, rowWidth;
    system.variables.insert(system.variables.end(), {top, height, rowLeft, rowWidth});
    system.add(top == above);
    system.add(height >= 44);
    system.add((height == 20 + (i * 37) % 60) | strength::medium);
    system.add(rowLeft == left + 16);
    system.add(rowLeft + rowWidth == left + width - 16);
    return top + height;
  }
};

static void table(Systems &systems, int size) {
  Table table(systems.emplace_back());
  kiwi::Expression bottom;
  for (int i = 0; i < size; i++) bottom = table.row(i, bottom);
}

static void rows(Systems &systems, int size) {
  for (int i = 0; i < size; i++) Table(systems.emplace_back()).row(i, {});
}

static void stacks(Systems &systems, int size) {
  System &system = systems.emplace_back();
  Variables left(size), width(size), top(size), height(size), label(size);
  system.add(left[0] == 0);
  system.add(top[0] == 0);
  system.add(width[0] == 20.0 * size + 100);
  for (int d = 0; d < size; d++) {
    system.variables.insert(system.variables.end(), {left[d], width[d], top[d], height[d], label[d]});
    if (d > 0) {
      system.add(left[d] == left[d - 1] + 8);
      system.add(left[d] + width[d] == left[d - 1] + width[d - 1] - 8);
      system.add(top[d] == top[d - 1] + 8 + label[d - 1] + 8);
      system.add(top[d] + height[d] == top[d - 1] + height[d - 1] - 8);
    }
    // Added together with its box: adding all labels after the boxes takes kiwi longer.
    system.add((label[d] == 20) | strength::strong);
  }
  system.add((height.back() == 44) | strength::strong);
}

// Adds equal columns. The total width, which is the variable to edit, is the first one in the solution.
static void columns(Systems &systems, int size) {
  System &system = systems.emplace_back();
  Variable total;
  system.variables = {total};
  Boxes boxes(system, size);
  boxes.place(system);
  boxes.equalWidths(system);
  system.add(boxes.end() == total);
  system.add(boxes.width[0] >= 0);
  system.solver.addEditVariable(total, strength::strong);
}

static double seconds(const std::function<void()> &work) {
  auto start = std::chrono::steady_clock::now();
  work();
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

static double median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  size_t middle = values.size() / 2;
  return values.size() % 2 ? values[middle] : (values[middle - 1] + values[middle]) / 2;
}

static void print(const std::string &workload, int size, double seconds, const Systems &systems) {
  std::printf("{\"workload\": \"%s\", \"size\": %d, \"seconds\": %.17g, \"answers\": [", workload.c_str(), size, seconds);
  const char *separator = "";
  for (const System &system : systems)
    for (const Variable &variable : system.variables) {
      std::printf("%s%.17g", separator, variable.value());
      separator = ", ";
    }
  std::printf("]}\n");
}

static void resize(Systems &systems, int size) {
  System &system = systems.front();
  for (int k = 0; k < 1000; k++) {
    system.solver.suggestValue(system.variables[0], 20.0 * size + k % 500);
    system.solver.updateVariables();
  }
}

static int run(const std::string &workload, int size, int rounds) {
  static const std::map<std::string, void (*)(Systems &, int)> builds = {
      {"chain", chain}, {"equal", equal}, {"table", table}, {"rows", rows}, {"stacks", stacks}, {"resize", columns}};
  auto build = builds.find(workload);
  if (build == builds.end() || size < 1 || rounds < 1) return 64;

  Systems systems;
  std::vector<double> times;
  if (workload == "resize") {
    build->second(systems, size);
    for (int i = 0; i < rounds; i++) times.push_back(seconds([&] { resize(systems, size); }));
  } else {
    for (int i = 0; i < rounds; i++) {
      // Not measured: freeing the systems of the previous round is neither building nor solving.
      systems.clear();
      times.push_back(seconds([&] {
        build->second(systems, size);
        for (System &system : systems) system.solver.updateVariables();
      }));
    }
  }
  print(workload, size, median(times), systems);
  return 0;
}

int main(int count, char **arguments) {
  if (count != 4) return 64;
  try {
    return run(arguments[1], std::atoi(arguments[2]), std::atoi(arguments[3]));
  } catch (const std::exception &error) {
    std::fprintf(stderr, "kiwi: %s\n", error.what());
    return 1;
  }
}
