/** What of a character can be picked instead of typed. Each pick writes plain words into the details. */
export const pickIds = [
  'who',
  'age',
  'skin',
  'eyes',
  'hair-length',
  'hair-colour',
  'hair-form',
  'top',
  'top-colour',
  'top-pattern',
  'bottom',
  'bottom-colour',
  'shoes',
  'shoes-colour',
  'hat',
  'hat-colour',
  'coat',
  'neckwear',
  'neckwear-colour',
  'extra',
] as const
export type PickId = (typeof pickIds)[number]

export interface Pick {
  id: PickId
  label: string
  /** What of the reading it changes: see `seenThing` of the contract. */
  thing: string
  /** Which part of it; `noun` is the thing itself. */
  part: 'noun' | 'colour' | 'pattern' | 'length' | 'form'
  /** The words that are written; behind bars other words that mean the same: "blond|blonde". */
  options: readonly string[]
  /** Several of them may be picked. */
  isMany?: true
}

const colours = 'red|blue|green|yellow|orange|purple|pink|brown|black|white|grey/gray|turquoise'
  .split('|')
  .map(alternatives)

function alternatives(words: string): string {
  return words.replaceAll('/', '|')
}

export const people = ['girl', 'boy', 'child', 'woman', 'man', 'adult'] as const
export const animals = [
  'dog',
  'cat',
  'rabbit',
  'mouse',
  'hedgehog',
  'fox',
  'bear',
  'lamb',
  'donkey',
  'horse',
  'cow',
  'pig',
  'goat',
  'lion',
  'elephant',
  'monkey',
  'owl',
  'hen',
  'duck',
  'frog',
  'turtle',
  'dragon',
] as const
export const toys = ['teddy bear', 'stuffed rabbit', 'rag doll', 'robot'] as const

const ofPeople: readonly Pick[] = [
  {
    id: 'skin',
    label: 'Skin',
    thing: 'skin',
    part: 'colour',
    options: ['pale', 'light', 'tan', 'olive', 'brown', 'dark'],
  },
  {
    id: 'eyes',
    label: 'Eyes',
    thing: 'eyes',
    part: 'colour',
    options: ['brown', 'blue', 'green', 'hazel', 'grey|gray'],
  },
  { id: 'hair-length', label: 'Hair, length', thing: 'hair', part: 'length', options: ['short', 'long'] },
  {
    id: 'hair-colour',
    label: 'Hair, colour',
    thing: 'hair',
    part: 'colour',
    options: ['black', 'dark brown', 'brown', 'red', 'blond|blonde|fair', 'grey|gray', 'white'],
  },
  {
    id: 'hair-form',
    label: 'Hair, form',
    thing: 'hair',
    part: 'form',
    options: [
      'straight',
      'curly|curls',
      'braids',
      'pigtails',
      'ponytail',
      'bun',
      'afro',
      'cornrows',
      'locs',
      'bald',
    ],
  },
  {
    id: 'top',
    label: 'Top or dress',
    thing: 'top',
    part: 'noun',
    options: [
      'dress',
      'T-shirt|t-shirt|tee',
      'shirt',
      'sweater|jumper|pullover',
      'hoodie',
      'cardigan',
      'jacket|coat',
      'raincoat',
      'overalls|dungarees',
      'pyjamas|pajamas',
      'robe',
    ],
  },
  { id: 'top-colour', label: 'Its colour', thing: 'top', part: 'colour', options: colours },
  {
    id: 'top-pattern',
    label: 'Its pattern',
    thing: 'top',
    part: 'pattern',
    options: [
      'striped|stripes',
      'dotted|spotted|dots',
      'plaid|checked|checkered|tartan',
      'starry|stars',
      'flowery|floral|flowered',
    ],
  },
  {
    id: 'bottom',
    label: 'Trousers or skirt',
    thing: 'bottom',
    part: 'noun',
    options: ['trousers|pants', 'jeans', 'shorts', 'skirt'],
  },
  { id: 'bottom-colour', label: 'Their colour', thing: 'bottom', part: 'colour', options: colours },
  {
    id: 'shoes',
    label: 'Shoes',
    thing: 'shoes',
    part: 'noun',
    options: ['shoes|trainers', 'boots|wellies', 'sandals'],
  },
  { id: 'shoes-colour', label: 'Colour of the shoes', thing: 'shoes', part: 'colour', options: colours },
  {
    id: 'hat',
    label: 'On the head',
    thing: 'hat',
    part: 'noun',
    options: ['hat', 'cap', 'beanie|woolly hat', 'straw hat', 'headscarf|hijab', 'turban', 'crown'],
  },
  { id: 'hat-colour', label: 'Colour on the head', thing: 'hat', part: 'colour', options: colours },
  {
    id: 'extra',
    label: 'Also to be seen',
    thing: 'extra',
    part: 'noun',
    isMany: true,
    options: [
      'glasses',
      'hearing aids|hearing aid',
      'cochlear implant|cochlear implants',
      'wheelchair',
      'crutches',
      'walking frame|walker',
      'white cane',
      'freckles',
    ],
  },
]

const ofAnimals: readonly Pick[] = [
  {
    id: 'coat',
    label: 'Fur or feathers',
    thing: 'coat',
    part: 'colour',
    options: ['white', 'black', 'brown', 'grey|gray', 'golden', 'ginger'],
  },
  {
    id: 'neckwear',
    label: 'Around the neck',
    thing: 'neckwear',
    part: 'noun',
    options: ['scarf', 'bow tie|bow|ribbon', 'collar'],
  },
  { id: 'neckwear-colour', label: 'Its colour', thing: 'neckwear', part: 'colour', options: colours },
]

const ages = [
  ...Array.from({ length: 17 }, (_, years) => String(years + 1)),
  '20',
  '30',
  '40',
  '50',
  '60',
  '70',
  '80',
]

const who: Pick = {
  id: 'who',
  label: 'Who',
  thing: 'who',
  part: 'noun',
  options: [...people, ...animals, ...toys],
}
const age: Pick = { id: 'age', label: 'Age in years', thing: 'age', part: 'noun', options: ages }

/** What can be picked of a person, or of an animal or a toy. */
export const picksOf = (sort: 'person' | 'animal'): readonly Pick[] =>
  sort === 'person' ? [who, age, ...ofPeople] : [who, age, ...ofAnimals]

/** The words that an option writes, and all that mean the same. */
export const wordsOfOption = (option: string): readonly [string, ...string[]] => {
  const [first = '', ...others] = option.split('|')
  return [first, ...others]
}
