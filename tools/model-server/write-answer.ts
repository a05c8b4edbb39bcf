import { tongues } from './other-tongues.ts'

/** The part of an order that a writer needs; it is read from the prompt as a model would. */
export interface AskedOrder {
  age: 'Toddlers' | 'Early Readers' | 'Middle Childhood' | 'Pre-Teens'
  pages: number
  /** In English, as "Spanish"; absent for English. */
  language?: string
  verse?: { reference: string; text: string }
  characters: { mark: string; pronoun?: string; toldByTheParent: string }[]
  storyAsItIs?: string
  parentWishes?: string[]
}

export function orderIn(prompt: string): AskedOrder {
  return JSON.parse(prompt.split('\n\nYou answered:\n')[0] ?? '') as AskedOrder
}

/** Sentences in which things happen, short and longer ones by age. */
const sentences: Record<AskedOrder['age'], readonly string[]> = {
  Toddlers: ['@ runs to the gate.', 'Tap, tap!', 'Who is it?'],
  'Early Readers': [
    '@ ran all the way to the old gate.',
    'A small bird sat on top of it.',
    '"Are you lost?" said @ to the bird.',
    'The bird did not sing at all.',
    'Then it hopped a bit to the left.',
  ],
  'Middle Childhood': [
    '@ had been told to come straight home, and for once it looked possible.',
    'Then there was the bird, sitting on the gate as if it had paid for it.',
    '"You can\'t stay there," said @, "because somebody is going to close it."',
    'The bird put its head on one side and thought about that.',
    'One of its feet was tied to a bit of blue string.',
    'It would take a while to get it off, and the light was going.',
    '@ put down the bag and took off one glove.',
  ],
  'Pre-Teens': [
    '@ had promised to be home before the lamps came on, and had meant it, too.',
    'But the bird on the gate had a loop of blue string around one foot, and it had stopped trying to get away.',
    '"Hold still," said @, although it had been holding still for quite some time already.',
    'Nobody else had come along that road all afternoon, or if they had, they had been looking at something else.',
    'The knot was small and wet and had been pulled tight by somebody in a panic, who was no bigger than a spoon.',
    'It took four tries, one glove and most of the patience that @ had been saving for the evening.',
    'Behind the hill the first of the lamps came on, and after it another one.',
    '"There," said @ in the end, and opened both hands.',
    'The bird sat in them a moment longer, as if it wanted to remember what that was like.',
    'Then it was gone, and the road was just as long as before.',
  ],
}

/** What it answers beside the pages. */
function framesIn(language: string | undefined) {
  return language === undefined ? englishFrames : tongueOf(language).frames
}

function sentencesFor({ age, language }: AskedOrder): readonly string[] {
  if (language === undefined) return sentences[age]
  const told = tongueOf(language).sentences
  return age === 'Toddlers' ? told.slice(0, 2) : told
}

function tongueOf(language: string) {
  const tongue = tongues[language]
  if (!tongue) throw new Error(`The model on this machine knows no ${language}.`)
  return tongue
}

const englishFrames = {
  title: 'The Bird on the Gate',
  moralMessage: 'Small things are worth stopping for.',
  talk: ['What did the bird need?', 'Who helped?', 'When did you stop for somebody?'],
  prayer: 'Dear God, thank you for small things. Help us to see them.',
  remember: 'Stop for the small ones.',
}

/** An answer as a good model writes it: in bounds, with everybody, and with the verse where one was given. */
export function writeAnswer(order: AskedOrder) {
  const pages = Array.from({ length: order.pages }, (_, page) => pageOf(order, page))
  return {
    ...framesIn(order.language),
    pages,
    idea: 'a bird is set free',
    wishes: (order.parentWishes ?? []).slice(-1).map((wish) => ({ wish, done: 'done' })),
  }
}

function pageOf(order: AskedOrder, page: number) {
  const who = order.characters[page % order.characters.length]?.mark ?? 'NAME1'
  const lines = sentencesFor(order).map((sentence) => sentence.replaceAll('@', who))
  const verse = order.verse && page === 1 ? ['VERSE'] : []
  const kept = order.storyAsItIs?.split('\n\n')[page]
  return {
    text: kept ?? [lines.join(' '), ...verse].join('\n'),
    picture: {
      who: [who],
      happens: `${who} runs to the gate in the garden.`,
      where: 'in the garden behind the house',
      when: 'a bright summer morning',
      mood: 'happy',
      things: ['a bird', 'a gate'],
    },
  }
}

export type WrittenAnswer = ReturnType<typeof writeAnswer>
