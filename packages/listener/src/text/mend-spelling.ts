import { classesOf } from '../lexicons/lexicons.ts'

/** Words that nearly every character has, and that fingers miss. */
const vocabulary =
  'afraid allergic almost always baby beard because behind black blonde bossy braces braids brother brown carries cheeks cheeky collects curly daughter dinosaur dimples everybody everyone everything everywhere favourite football freckles friend friendly gentle glasses grandad grandma grandpa green hair hates hearing kitchen laughs likes little loves nearly never plaits purple really scared school sister sleeps straight stubborn teeth terrified trousers wearing wears wheelchair whispers years yellow'.split(
    ' ',
  )

/** Right words that are one slip away from one of ours. */
const right = new Set([
  'rally',
  'granda',
  'favorite',
  'favorites',
  'bother',
  'bothers',
  'bread',
  'bear',
  'brides',
  'cared',
  'fiend',
  'gentile',
  'lasses',
  'sacred',
  'earing',
  'gasses',
  'plats',
  'brads',
  'raids',
  'rated',
  'ears',
])

/** The longer a word, the less it matters that a letter of it is missing. */
const longEnough = 6

const mended = new Map<string, string | null>()
const mostKept = 5000

/** "loevs", "nealry", "evrywhere", "borther" as they were meant; null where a word is right or says something else. */
export function mendSpelling(word: string): string | null {
  const known = mended.get(word)
  if (known !== undefined) return known
  const found =
    word.length < 4 || right.has(word) || classesOf(word).length > 0
      ? null
      : (vocabulary.find((one) => one !== word && isSlipOf(one, word)) ?? null)
  const meant = vocabulary.includes(word) ? null : found
  if (mended.size > mostKept) mended.clear()
  mended.set(word, meant)
  return meant
}

const isSlipOf = (one: string, typed: string): boolean =>
  isSwapped(one, typed) || (one.length >= longEnough && lacksOne(one, typed))

function isSwapped(one: string, typed: string): boolean {
  if (one.length !== typed.length) return false
  const at = [...one].findIndex((letter, index) => letter !== typed[index])
  return (
    at >= 0 &&
    one[at] === typed[at + 1] &&
    one[at + 1] === typed[at] &&
    one.slice(at + 2) === typed.slice(at + 2)
  )
}

/** A letter in its midst; without its last it is another form: "plait". */
function lacksOne(one: string, typed: string): boolean {
  if (one.length !== typed.length + 1 || one[0] !== typed[0] || one.at(-1) !== typed.at(-1)) return false
  const at = [...typed].findIndex((letter, index) => letter !== one[index])
  return at > 0 && one.slice(at + 1) === typed.slice(at)
}
