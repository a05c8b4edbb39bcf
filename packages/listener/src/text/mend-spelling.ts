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
  'chuckin',
  'dinky',
  'manky',
  'money',
  'rebate',
  'render',
  'spinal',
])

/** What somebody is, as parents write it by ear: "dinosour", "chikin", "elefant". */
const beings =
  'alligator caterpillar chicken chinchilla chipmunk crocodile cockatiel dachshund dalmatian dinosaur dolphin donkey dragon elephant ferret flamingo gecko gerbil giraffe goldfish gorilla greyhound guinea hamster hedgehog hippopotamus kangaroo kitten labrador leopard lizard meerkat mermaid monkey octopus ostrich panther parakeet parrot peacock penguin pigeon pterodactyl rabbit raccoon reindeer rhinoceros rottweiler scarecrow snowman spaniel spider squirrel tortoise tyrannosaurus triceratops turtle unicorn walrus'.split(
    ' ',
  )

/** As it sounds: its consonants, once each, with a mark for the vowels between. */
function soundOf(word: string): string {
  return word
    .replaceAll('ph', 'f')
    .replaceAll('ck', 'k')
    .replace(/e$/, '')
    .replaceAll(/(.)\1/g, '$1')
    .replaceAll(/[aeiouy]+/g, '*')
}
const beingsBySound = new Map<string, string | null>()
for (const being of beings)
  beingsBySound.set(soundOf(being), beingsBySound.has(soundOf(being)) ? null : being)

/** Fewer consonants are shared by many words. */
const consonantsToKnow = 3

/** A being that sounds so and is written nearly so, or that is one slip away. */
function beingMeant(word: string): string | null {
  if (word.length < 5) return null
  const sound = soundOf(word)
  const isKnownBySound = sound.replaceAll('*', '').length >= consonantsToKnow
  const sounding = isKnownBySound ? beingsBySound.get(sound) : undefined
  if (sounding && editsBetween(sounding, word) <= (word.length > longEnough - 1 ? 2 : 1)) return sounding
  return beings.find((one) => isSlipOf(one, word) || isSlipOf(word, one)) ?? null
}

/** How many letters are other ones, missing or too many. */
function editsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_unused, at) => at)
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1]
    for (const [place, typed] of [...other].entries())
      next.push(
        Math.min(
          (row[place + 1] ?? 0) + 1,
          (next[place] ?? 0) + 1,
          (row[place] ?? 0) + (letter === typed ? 0 : 1),
        ),
      )
    row = next
  }
  return row.at(-1) ?? 0
}

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
      : (vocabulary.find((one) => one !== word && isSlipOf(one, word)) ?? beingMeant(word))
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
