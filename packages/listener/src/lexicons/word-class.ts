/** Classes of nouns that can stand in the plural: "hedgehogs" is an animal as "hedgehog" is. */
export const nounClasses = [
  'animal',
  'body-part',
  'childhood',
  'fantasy',
  'garment',
  'grown',
  'instrument',
  'kin',
  'place',
  'plant',
  'food',
  'toy',
  'trade',
  'vehicle',
  'weather',
] as const

const otherClasses = ['colour', 'feeling', 'filler', 'material', 'names', 'pattern', 'speech'] as const

/** Each has a file of its own in the folder lexicons, and a line on its columns in the README there. */
export const wordClasses = [...nounClasses, ...otherClasses] as const
export type WordClass = (typeof wordClasses)[number]
