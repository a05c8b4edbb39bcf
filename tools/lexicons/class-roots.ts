/**
 * Which of WordNet's nouns make a class: everything below the roots, nothing below what is cut off. A root is a noun
 * and the number of its sense, as WordNet orders them: `plant#2` is what grows, `plant#1` a factory.
 */
export interface ClassRoots {
  roots: readonly string[]
  cut?: readonly string[]
  /** Sub-classes, the second column of the file; of several the first that fits. */
  kinds?: Readonly<Record<string, readonly string[]>>
  /** Whether pairs are left out: "old man" would be read as one word, and its "old" by nobody. */
  isOfSingleWords?: true
}

export const classRoots: Readonly<Record<string, ClassRoots>> = {
  garment: {
    roots: ['clothing#1', 'footwear#2', 'jewelry#1', 'necktie#1', 'mask#1'],
    cut: ['military uniform#1', 'protective garment#1', 'handwear#1', 'breechcloth#1'],
    kinds: {
      footwear: ['footwear#1', 'footwear#2', 'hosiery#1'],
      headwear: ['headdress#1'],
      jewelry: ['jewelry#1'],
    },
  },
  animal: {
    roots: ['animal#1'],
    cut: ['work animal#1', 'stunt#1', 'microorganism#1', 'parasite#1'],
    kinds: {
      bird: ['bird#1'],
      fish: ['fish#1'],
      insect: ['insect#1', 'arachnid#1', 'larva#1'],
      reptile: ['reptile#1', 'amphibian#3'],
      dog: ['dog#1'],
      cat: ['cat#1'],
      horse: ['horse#1'],
      young: ['young#1', 'young mammal#1'],
    },
  },
  'body-part': {
    roots: ['body part#1'],
    cut: [
      'plant part#1',
      'reproductive organ#1',
      'cell#2',
      'tissue#1',
      'nerve#1',
      'blood vessel#1',
      'artery#1',
      'vein#1',
      'gland#1',
      'membrane#2',
      'process#5',
      'excretory organ#1',
      'muscle#1',
      'ligament#1',
      'neural structure#1',
      'brain#1',
      'bone#1',
      'system#6',
    ],
  },
  toy: {
    roots: ['plaything#1', 'ball#1', 'game equipment#1', 'doll#1', 'board game#1', 'card game#1', 'puzzle#2'],
    cut: ['pool table#1'],
  },
  person: { roots: ['person#1'], isOfSingleWords: true },
  kin: { roots: ['relative#1', 'family#2'], cut: ['mate#1'] },
  trade: {
    roots: [
      'worker#1',
      'professional#1',
      'entertainer#1',
      'artist#1',
      'writer#1',
      'health professional#1',
      'athlete#1',
      'serviceman#1',
      'scientist#1',
      'clergyman#1',
      'merchant#1',
      'craftsman#1',
      'educator#1',
      'traveler#1',
      'astronaut#1',
      'explorer#1',
      'musician#1',
      'cook#1',
      'farmer#1',
    ],
    cut: [
      'slave#1',
      'servant#1',
      'prostitute#1',
      'criminal#1',
      'proletarian#1',
      'beginner#1',
      'combatant#1',
      'fugitive#1',
      'wanderer#1',
    ],
  },
  plant: {
    roots: ['plant#2', 'flower#2', 'fungus#1'],
    cut: ['microorganism#1'],
    kinds: { tree: ['tree#1'], flower: ['flower#1', 'flower#2'], fungus: ['fungus#1'] },
  },
  food: {
    roots: [
      'food#1',
      'food#2',
      'beverage#1',
      'edible fruit#1',
      'vegetable#1',
      'sweet#2',
      'sweet#3',
      'dish#2',
    ],
    cut: ['alcohol#1', 'feed#1', 'beef cattle#1', 'variety meat#1'],
    kinds: {
      fruit: ['edible fruit#1'],
      vegetable: ['vegetable#1'],
      drink: ['beverage#1'],
      sweet: ['sweet#2', 'sweet#3', 'cake#3', 'cookie#1'],
    },
  },
  vehicle: { roots: ['vehicle#1', 'aircraft#1', 'train#1', 'tractor#1'], cut: ['weapon#1', 'wheelchair#1'] },
  instrument: { roots: ['musical instrument#1'] },
  place: {
    roots: [
      'building#1',
      'room#1',
      'geological formation#1',
      'body of water#1',
      'establishment#4',
      'facility#1',
      'park#2',
      'garden#1',
      'tract#1',
      'educational institution#1',
      'dwelling#1',
      'public square#1',
      'forest#2',
      'island#1',
      'way#6',
      'housing#1',
    ],
  },
  weather: { roots: ['weather#1', 'season#2'], cut: ['atmospheric pressure#1'] },
  fantasy: {
    roots: ['imaginary being#1', 'spiritual being#1', 'magician#2', 'giant#6', 'wizard#2'],
    cut: ['deity#1'],
  },
  feeling: { roots: ['feeling#1'], cut: ['desire#1', 'sexual desire#1'] },
  material: {
    roots: [
      'fabric#1',
      'wood#1',
      'leather#1',
      'stone#4',
      'metal#1',
      'fiber#1',
      'paper#1',
      'plastic#1',
      'glass#1',
      'clay#1',
    ],
    cut: ['page#1', 'form#8'],
  },
  // What somebody can have, find and hold, of the first sense alone: no "contact", no "rest".
  thing: {
    roots: ['artifact#1', 'natural object#1', 'postcard#1', 'letter#1', 'note#1', 'ticket#1'],
    cut: [
      'weapon#1',
      'drug#1',
      'building#1',
      'way#6',
      'facility#1',
      'establishment#4',
      'celestial body#1',
      'plant part#1',
      'extraterrestrial object#1',
    ],
  },
}
