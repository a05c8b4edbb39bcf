import type { Age } from '../plots/plot.ts'
import type { Random } from '../random.ts'
import { moralValues, type ValueId } from '../scripture/moral-values.ts'
import { valuesNamedIn } from '../scripture/values-named.ts'
import type { Verse } from '../scripture/verse.ts'
import { findVerse, verses } from '../scripture/verses.ts'
import type { StoryFocus } from '../story-request.ts'

export interface StoryTheme {
  /** The verse of the story, in the words it stands in the story, and its reference. */
  verse: { text: string; reference: string }
  heart: string
  /** Best fit first; empty when nothing is known about the focus. */
  values: readonly ValueId[]
}

const yearsOf: Readonly<Record<Age, number>> = { toddlers: 3, early: 6, middle: 9, preteen: 12 }

/** A verse longer than this stops a story for the young. */
const longestVerse: Readonly<Record<Age, number>> = { toddlers: 90, early: 130, middle: 180, preteen: 230 }

export function chooseTheme(
  focus: StoryFocus,
  emphasis: readonly ValueId[],
  age: Age,
  random: Random,
): StoryTheme {
  if (focus.kind === 'verse') return themeOfVerse(focus, emphasis)
  const value = findValue(focus)
  const values = [...valuesOf(focus), ...emphasis]
  const verse = verseFor(value ?? emphasis[0] ?? 'love', age, random)
  return { verse: { text: verse.text, reference: verse.reference }, heart: verse.heartLine, values }
}

function themeOfVerse(
  focus: Extract<StoryFocus, { kind: 'verse' }>,
  emphasis: readonly ValueId[],
): StoryTheme {
  const known = findVerse(focus.reference)
  return {
    verse: { text: focus.text, reference: focus.reference },
    heart: known?.heartLine ?? 'God is with me. God loves me.',
    values: [...valuesOf(focus), ...emphasis],
  }
}

/** What a verse or a value is about, best fit first, before anybody has asked for more of something. */
export function valuesOf(focus: StoryFocus): readonly ValueId[] {
  if (focus.kind === 'verse') return findVerse(focus.reference)?.values ?? valuesNamedIn(focus.text)
  const value = findValue(focus)
  return value ? [value] : []
}

/** The value with this name; for one an admin has added, the one whose name or description shares its words. */
function findValue(focus: { name: string; description: string }): ValueId | undefined {
  const name = focus.name.trim().toLowerCase()
  const exact = moralValues.find((value) => value.name.toLowerCase() === name || value.id === name)
  return exact?.id ?? valuesNamedIn(`${focus.name} ${focus.description}`)[0]
}

function verseFor(value: ValueId, age: Age, random: Random): Verse {
  const serving = verses.filter((verse) => verse.values.includes(value))
  const fitting = serving.filter(
    ({ minimumAge, text }) => minimumAge <= yearsOf[age] && text.length <= longestVerse[age],
  )
  const youngest = [...serving].sort((a, b) => a.text.length - b.text.length).slice(0, 2)
  return random.pick(fitting.length > 0 ? fitting : youngest)
}
