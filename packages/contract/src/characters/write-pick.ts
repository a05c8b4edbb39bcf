import { addWords, changeWords } from './change-words.ts'
import { type Pick, people, wordsOfOption } from './character-picks.ts'
import type { SeenThing } from './character-schemas.ts'
import { writeAge, writeWho } from './write-who.ts'

/** What is read now for a pick, by the option's own words where it is one of them; null where nothing is. */
export function pickedOf(pick: Pick, seen: readonly SeenThing[]): string | null {
  const thing = seen.find(({ slot }) => slot === pick.thing)
  const read = pick.part === 'noun' ? thing?.is : thing?.parts.find(({ is }) => is === pick.part)?.words
  return read ? (optionOf(pick, read) ?? read) : null
}

/** The words that a pick offers: who is called a son stays a person, whatever is picked. */
export function offeredBy(pick: Pick, seen: readonly SeenThing[]): string[] {
  const isPerson = pick.id === 'who' && seen.some(({ slot, isPlain }) => slot === 'who' && !isPlain)
  return (isPerson ? people : pick.options).map((option) => wordsOfOption(option)[0])
}

/** Which options of a pick that allows several are read. */
export function pickedAmong(pick: Pick, seen: readonly SeenThing[]): string[] {
  return seen.filter(({ slot }) => slot === pick.thing).flatMap(({ is }) => optionOf(pick, is) ?? [])
}

function optionOf(pick: Pick, read: string): string | null {
  const option = pick.options.find((one) =>
    wordsOfOption(one).some((words) => words.toLowerCase() === read.toLowerCase()),
  )
  return option === undefined ? null : wordsOfOption(option)[0]
}

/**
 * The details with what was picked: in the place of the words that said it before, or else behind them all, so that the
 * parent's words stay the only truth. @param value null takes it back
 */
export function writePick(
  details: string,
  seen: readonly SeenThing[],
  pick: Pick,
  value: string | null,
): string {
  if (pick.id === 'who') return writeWho(details, seen, value)
  if (pick.id === 'age') return writeAge(details, seen, value)
  if (pick.isMany) return writeExtra(details, seen, pick, value)
  const thing = seen.find(({ slot, span }) => slot === pick.thing && span !== null)
  if (!thing?.span)
    return value === null ? details : addWords(details, phraseOf(pick.thing, { [pick.part]: value }))
  const parts = partsOf(thing)
  const hair = pick.thing === 'hair' && parts.form === 'bald' ? { form: undefined } : {}
  const changed = { ...parts, ...hair, [pick.part]: value ?? undefined }
  if (thing.isPlain) return changeWords(details, [{ span: thing.span, words: phraseOf(pick.thing, changed) }])
  return changedInside(details, thing, pick, value)
}

type Parts = Partial<Record<Pick['part'], string | undefined>>

const partsOf = (thing: SeenThing): Parts => ({
  ...(thing.noun && { noun: thing.is }),
  ...Object.fromEntries(thing.parts.map(({ is, words }) => [is, words])),
})

/** Forms of hair that stand for the hair itself. */
const formsWithoutHair = new Set(['braids', 'pigtails', 'ponytail', 'bun', 'afro', 'cornrows', 'locs'])
/** Said behind the things that have no noun of their own yet. */
const usualNouns: Readonly<Record<string, string>> = { skin: 'skin', eyes: 'eyes', hair: 'hair', coat: 'fur' }

/** "short red curly hair"; empty where nothing is left to say. */
function phraseOf(thing: string, { noun, length, colour, form, pattern }: Parts): string {
  if (form === 'bald') return 'bald'
  const describing = [length, colour, pattern, form].filter((words) => words !== undefined)
  const ownNoun = usualNouns[thing] ?? noun
  if (thing === 'hair' && form && formsWithoutHair.has(form)) return describing.join(' ')
  if (ownNoun === undefined || (thing in usualNouns && describing.length === 0)) return ''
  return [...describing, ownNoun].join(' ')
}

/** Where the parent said more than we can build anew, one word is changed, put in or taken out. */
function changedInside(details: string, thing: SeenThing, pick: Pick, value: string | null): string {
  const part = pick.part === 'noun' ? thing.noun : thing.parts.find(({ is }) => is === pick.part)?.span
  const [start] = thing.span ?? [0]
  if (part) return changeWords(details, [{ span: part, words: value ?? '' }])
  return value === null ? details : `${details.slice(0, start)}${value} ${details.slice(start)}`
}

function writeExtra(details: string, seen: readonly SeenThing[], pick: Pick, value: string | null): string {
  if (value === null) return details
  const thing = seen.find(({ slot, is, span }) => slot === pick.thing && span && optionOf(pick, is) === value)
  return thing?.span ? changeWords(details, [{ span: thing.span, words: '' }]) : addWords(details, value)
}
