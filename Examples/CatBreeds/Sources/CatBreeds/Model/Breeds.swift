/// All breeds of the app, sorted by name.
public struct Breeds {
  private let all: [Breed]

  /// All breeds.
  public init() {
    all = Self.portraits.enumerated().map { index, portrait in
      Breed(
        name: portrait.name,
        fullDescription: ([portrait.text] + Self.aboutAllCats).joined(separator: "\n\n"),
        photo: Pictures.cat(
          furColor: Pictures.furColors[index % Pictures.furColors.count], named: portrait.name))
    }
  }

  /// The number of breeds.
  public var breedCount: Int { all.count }

  /// Returns the breed at an index, from 0.
  public func breedAtIndex(_ index: Int) -> Breed { all[index] }

  private static let portraits = [
    (
      name: "Abyssinian",
      text:
        "Every hair of an Abyssinian is banded, so that the coat seems to glow when the light falls on it. "
        + "It wants to be where something happens, and if nothing does, it sees to it that something will."
    ),
    (
      name: "Birman",
      text:
        "White gloves on all four paws, blue eyes, and a coat that is long without being a burden. A Birman "
        + "follows its people from room to room and has an opinion about each of them."
    ),
    (
      name: "British Shorthair",
      text:
        "Round in every direction: head, eyes, paws and temper. It likes to sit beside you rather than on "
        + "you, and it is seldom in a hurry."
    ),
    (
      name: "Burmese",
      text: "A small cat that weighs more than it looks. It talks, and expects an answer."
    ),
    (
      name: "Chartreux",
      text:
        "Blue-gray and quiet; some of them purr so softly that one has to put an ear to the fur. Copper eyes "
        + "watch everything."
    ),
    (
      name: "Devon Rex",
      text:
        "Large ears, short waves of fur, and the habits of a monkey: no shelf is too high. It feels the cold, "
        + "and knows where the blankets are."
    ),
    (
      name: "Egyptian Mau",
      text: "The only spotted cat that nobody bred spots into. Over a short distance few cats are faster."
    ),
    (
      name: "Maine Coon",
      text:
        "The largest of them, with a tail like a brush and tufts on its ears. It chirps where others meow, "
        + "and many play with water."
    ),
    (
      name: "Norwegian Forest Cat",
      text:
        "Made for snow: a double coat, a ruff, and claws that take it down a tree head first. Indoors it is "
        + "mild, patient and fond of high places."
    ),
    (
      name: "Ragdoll",
      text:
        "Lifted up it lets everything hang, which gave it its name. It waits at the door, and forgives a late "
        + "supper sooner than an empty sofa."
    ),
    (
      name: "Russian Blue",
      text:
        "Shy with strangers and devoted to its family. The silvery coat is so dense that a finger leaves a "
        + "line in it."
    ),
    (
      name: "Scottish Fold",
      text:
        "Known for its folded ears. The gene that folds them also harms the joints, and many clubs no longer "
        + "register it."
    ),
    (
      name: "Siamese",
      text:
        "The voice comes first, and the cat behind it. Dark where the body is cool, light where it is warm."
    ),
    (
      name: "Siberian",
      text:
        "A triple coat against the winter of its home. People who sneeze at other cats sometimes do not sneeze "
        + "at this one."
    ),
    (
      name: "Sphynx",
      text:
        "Without a coat, but not without warmth: the skin is as soft as suede and has to be bathed. It is never "
        + "alone if it can help it."
    ),
    (
      name: "Tonkinese",
      text:
        "Half Siamese and half Burmese, and it has learned to talk from both. The color of its eyes, between "
        + "blue and green, is called aqua."
    ),
    (
      name: "Turkish Van",
      text:
        "White but for its head and tail. It goes into the water of its own will, and comes out when it likes."
    ),
  ]

  private static let aboutAllCats = [
    "A cat sleeps for about two thirds of its life, lightly for the most part: the ears stay awake and turn to "
      + "whatever moves. Most of what looks like laziness is a hunter saving its strength for the hours around "
      + "sunrise and sunset, when mice are out and the light is low.",
    "It sees less color than we do and far more in the dark. Its whiskers are as wide as its shoulders and tell it "
      + "where it fits through. A nose that lives in a world of scents will not be talked into food that smells "
      + "of a cupboard, whatever the tin says.",
    "Cats that live with people speak to them in a way of their own. Grown cats hardly meow at each other; the sound "
      + "is kept from kittenhood for us, and each cat finds out which one opens which door. A slow blink means that "
      + "all is well, and may be answered.",
    "What a cat needs is easily listed: fresh water away from its food, a clean box for each cat and one more, "
      + "something to scratch that does not move, a place above the ground from which the room can be seen, and "
      + "half an hour a day with somebody who holds the other end of a string.",
    "Two cats are less work than one, since they keep each other company while their people are out. Who "
      + "has one already brings the second home in a basket, lets them know each other by scent first and "
      + "through a door next, and opens that door only when both eat quietly on their sides of it.",
    "Long coats want a comb every other day, short ones a brush now and then. Once a year a vet should look at teeth, "
      + "ears and weight, since cats are good at hiding what hurts. Kept indoors, or let out into a garden that is "
      + "fenced, many live to be fifteen and some to be twenty.",
  ]
}
