/** Classes of nouns that can stand in the plural: "hedgehogs" is an animal as "hedgehog" is. */
export const nounClasses = [
  'aid',
  'animal',
  'body-part',
  'childhood',
  'fantasy',
  'figurative',
  'garment',
  'grown',
  'head-covering',
  'instrument',
  'kin',
  'kin-words',
  'place',
  'plant',
  'food',
  'pronoun-nouns',
  'toy',
  'trade',
  'vehicle',
  'weather',
] as const

const otherClasses = [
  'colour',
  'feeling',
  'filler',
  'hair',
  'health',
  'material',
  'names',
  'pattern',
  'person',
  'skin',
  'speech',
  'trait',
] as const

/** Asked for by their name alone: a word of these may well be something else ("ring", "box", "light"). */
export const askedClasses = ['thing'] as const

/** Each has a file of its own in the folder lexicons, and a line on its columns in the README there. */
export const wordClasses = [...nounClasses, ...otherClasses] as const
export type WordClass = (typeof wordClasses)[number] | (typeof askedClasses)[number]
