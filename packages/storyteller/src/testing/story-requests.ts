import { plotOutlines } from '../plots/plots.ts'
import { findVerse } from '../scripture/verses.ts'
import type { AgeGroup, StoryFocus, StoryRequest } from '../story-request.ts'

export const ageGroups: readonly AgeGroup[] = ['Toddlers', 'Early Readers', 'Middle Childhood', 'Pre-Teens']

/** Families as different as parents write them. */
export const families: readonly Pick<StoryRequest, 'characters' | 'additionalDetails'>[] = [
  {
    characters: [
      {
        name: 'Ada',
        details: '2 years old, two puffy buns with yellow bows, takes her blue blanket everywhere',
      },
      { name: 'Pip', details: 'a small woolly lamb who nibbles everything' },
      { name: 'Sam', details: 'the boy next door, 3, green rubber boots' },
      { name: 'Grandpa Joe', details: 'tall, gray beard, very long legs, walks with a knobbly stick' },
    ],
    additionalDetails: 'A picnic in the garden with bananas.',
  },
  { characters: [{ name: 'Kit', details: '7 years old, loves dinosaurs' }], additionalDetails: null },
  {
    characters: [
      { name: 'Samuel', details: '11, tall, plays the trombone, worries about everything' },
      { name: 'Priya', details: '11, his best friend, quick, draws comics in a green notebook' },
      { name: 'Anton', details: '12, new at school, quiet, always carries a dented blue flask' },
    ],
    additionalDetails:
      'Every summer there is a raft race on our river. Samuel has to read in church that weekend.',
  },
  {
    characters: [{ name: 'Rex', details: 'a brave little lion' }],
    additionalDetails: 'He lives in the desert.',
  },
  {
    characters: [
      { name: 'Nara', details: '6, they love puddles, yellow rain boots' },
      { name: 'Hop', details: 'a stuffed rabbit with one ear' },
    ],
    additionalDetails: 'Nara is afraid of the dark. Hot chocolate, and a lighthouse on the hill.',
  },
  {
    characters: [
      { name: 'Hazel', details: 'a hedgehog who collects buttons' },
      { name: 'Oskar', details: 'an owl, he wears glasses' },
      { name: 'Pim', details: 'a mouse' },
    ],
    additionalDetails: 'They all live in the forest. It is snowing.',
  },
  {
    characters: [
      { name: 'Oma Lisbeth', details: '81, an old woman with a walking stick, tells jokes' },
      { name: 'Grandpa Henk', details: 'an old man, fixes clocks, gray mustache' },
    ],
    additionalDetails: 'It is their golden wedding anniversary. There will be apple cake.',
  },
  {
    characters: [
      { name: 'Chidi', details: '10, the oldest, wants to be an astronaut' },
      { name: 'Ngozi', details: '8, sister, always asks why' },
      { name: 'Emeka', details: '5, brother, runs everywhere' },
      { name: 'Ada', details: 'the baby, 1 year old, curly hair' },
    ],
    additionalDetails:
      'Please include jollof rice, our church choir and a football match on Saturday. Emeka lost his first tooth.',
  },
  {
    characters: [
      { name: 'José María', details: '9 años, brave' },
      { name: 'Zoë', details: 'his cousin, 9, wheelchair, fast' },
      { name: 'Abuela Pilar', details: 'makes tamales, sings' },
    ],
    additionalDetails: 'tamales, a piñata, the color purple',
  },
  {
    characters: [
      { name: 'Mei', details: 'shy' },
      { name: 'Tao', details: 'loud' },
    ],
    additionalDetails: 'Dinosaurs',
  },
  {
    characters: [
      { name: 'Will', details: '7, likes to count things' },
      { name: 'Rose', details: 'his twin sister, 7, braids' },
      { name: 'Captain Bear', details: 'a teddy bear with an eye patch' },
      { name: 'Dot', details: 'a ladybug' },
    ],
    additionalDetails:
      'We just moved to a new house near the sea. Will misses his old room. Make it funny, please. A red kite and a treasure map.',
  },
]

export function verseFocus(reference: string): StoryFocus {
  const verse = findVerse(reference)
  if (!verse) throw new Error(`No verse ${reference}.`)
  return { kind: 'verse', reference: verse.reference, text: verse.text }
}

export function aStoryRequest(changes: Partial<StoryRequest> = {}): StoryRequest {
  return {
    ageGroup: 'Early Readers',
    focus: verseFocus('John 3:16'),
    characters: [
      { name: 'Theo', details: '5 years old, never takes off his red cape' },
      { name: 'Grandma Rosa', details: 'flowery apron, bakes bread' },
      { name: 'Biscuit', details: 'a little brown dog with one white paw' },
    ],
    additionalDetails: 'Grandma has a blue teapot with three painted birds.',
    sceneCount: 10,
    seed: 'a seed',
    feedback: [],
    avoidPlots: [],
    ...changes,
  }
}

/** Leaves the storyteller only this plot. */
export function onlyPlot(id: string): string[] {
  return plotOutlines()
    .map((plot) => plot.id)
    .filter((other) => other !== id)
}
