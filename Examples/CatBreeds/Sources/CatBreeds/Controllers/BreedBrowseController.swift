import KansoScreens

/// Lists the breeds. A tap on one opens its description.
final class BreedBrowseController: ViewController, TableViewDelegate, TableViewDataSource {
  private let breeds = Breeds()

  private let breedBrowseView = BreedBrowseView()

  override func loadView() {
    view = breedBrowseView
    title = MainTabBarController.tabs[0]
    breedBrowseView.setupTable(dataSource: self, delegate: self)
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    breeds.breedCount
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "\(BreedCell.self)", for: indexPath)
    let breed = breeds.breedAtIndex(indexPath.row)
    (cell as? BreedCell)?.configure(name: breed.name, photo: breed.photo)
    return cell
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath)
    let breedDetail = BreedDetailController(breed: breeds.breedAtIndex(indexPath.row))
    navigationController?.pushViewController(breedDetail, animated: true)
  }
}
