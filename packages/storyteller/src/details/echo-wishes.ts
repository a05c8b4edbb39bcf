import type { StoryFigure } from '../figures/story-figure.ts'
import type { Age } from '../plots/plot.ts'

const smallWords = new Set(
  'about after again also always and are because been before being but can come does every everyone for from had has have her his how into its just like likes loves make many more most much must not one our out over please she should some story take than that the their them then there they this time too very want was were what when where which who will with would you your'.split(
    ' ',
  ),
)

/** Whether most of what a wish names already stands in the story. */
export function isFound(wish: string, story: string): boolean {
  const words = contentWords(wish)
  const told = new Set(contentWords(story))
  const found = words.filter((word) => told.has(word))
  return words.length > 0 && found.length >= Math.ceil(words.length * 0.85)
}

function contentWords(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}']+/u)
    .filter((word) => word.length > 2 && !smallWords.has(word))
    .map((word) => word.replace(/'s$/, '').replace(/(?<=\w{3})(?:es|s|ed|ing|e)$/, ''))
}

/** How a wish is said; `wish` stands for the sentence, `name` for the one who says it. */
const facts: Readonly<Record<Age, readonly string[]>> = {
  toddlers: ['"WISH!" says NAME.'],
  early: ['"WISH," said NAME.', '"Guess what?" said NAME. "WISH!"', '"WISH!" said NAME. It had to be said.'],
  middle: [
    '"WISH," said NAME, as if anyone could forget it.',
    '"WISH," NAME told everyone who stood near enough.',
    '"Do you know what?" said NAME. "WISH."',
  ],
  preteen: [
    '"WISH," said NAME, and not for the first time that day.',
    '"WISH," NAME remarked, to nobody in particular.',
    '"It ought to be mentioned," said NAME, "before anything else happens: WISH."',
  ],
}

const things: Readonly<Record<Age, readonly string[]>> = {
  toddlers: ['"WISH!" says NAME.'],
  early: ['"WISH!" said NAME. "Yes, please!"', '"WISH," said NAME. "I was just thinking of that."'],
  middle: [
    '"WISH," said NAME dreamily, about nothing at all.',
    '"WISH!" said NAME. It was the word of the day.',
  ],
  preteen: [
    '"WISH," said NAME, in the voice of someone reading from a very short list.',
    '"WISH," NAME murmured, because it was nice to have something else to think about.',
  ],
}

/**
 * Puts a wish that found no place in the plot into somebody's mouth: "our harbor" stays true there, and the
 * telling needs no sentence about itself. The wish of each turn is said in another way.
 */
export function echoWish(wish: string, speakers: readonly StoryFigure[], age: Age, turn: number): string {
  const speaker = speakers.find(({ name }) => !mentions(wish, name)) ?? speakers[0]
  const frames = isFact(wish) ? facts[age] : things[age]
  const frame = frames[turn % frames.length] ?? ''
  const spoken = wish.replaceAll(/\bthat (?=weekend|week|day|evening|night|morning|summer)/gi, 'this ')
  const said = keepsCapital(spoken, frame) ? capitalised(spoken) : spoken
  return frame.replace('WISH', () => said).replace('NAME', () => speaker?.name ?? 'Somebody')
}

function mentions(wish: string, name: string): boolean {
  return wish.toLowerCase().includes(name.toLowerCase())
}

function isFact(wish: string): boolean {
  return /\b(is|are|was|were|has|have|had|can|will|loves?|likes?|wants?|goes|went|lives?|lost|got|just|there|moved|starts?|plays?|made|makes|needs?)\b/i.test(
    wish,
  )
}

/** After a colon the wish goes on in the middle of a sentence. */
function keepsCapital(wish: string, frame: string): boolean {
  return !frame.includes(': WISH') || /^(?:I|[A-Z]\w+ (?:is|has|can|loves|likes))\b/.test(wish)
}

function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
