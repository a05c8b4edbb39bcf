import type { Unit } from '../text/read-units.ts'

/** What is asked for by a word, and by too much of it. */
type Directions = readonly [more: string, less: string]

const scalars: readonly (readonly [words: string, directions: Directions])[] = [
  ['long longer lengthy wordy detailed', ['longer', 'shorter']],
  ['short shorter brief', ['shorter', 'longer']],
  ['simple simpler easy easier childish babyish plain basic', ['simpler', 'richer']],
  ['hard harder difficult complicated complex advanced fancy grown-up', ['richer', 'simpler']],
  ['funny funnier silly sillier goofy jokes joke', ['funnier', 'less-funny']],
  [
    'scary scarier sad sadder dark creepy frightening spooky tense intense violent',
    ['more-exciting', 'less-scary'],
  ],
  ['preachy moralising moralizing preaching', ['more-about-value', 'less-preachy']],
  ['exciting dramatic thrilling adventurous wild', ['more-exciting', 'calmer']],
  ['boring dull tame', ['calmer', 'more-exciting']],
  ['chatty talky talking dialogue dialogues dialog talk', ['more-dialogue', 'less-dialogue']],
  ['rhyme rhymes rhyming', ['rhymes', 'no-rhymes']],
  ['refrain repetition repeating', ['refrain', 'no-refrain']],
  ['bedtime', ['bedtime-ending', 'no-bedtime-ending']],
]

const directionOf = new Map(
  scalars.flatMap(([words, directions]) => words.split(' ').map((word) => [word, directions] as const)),
)
const tooMuch = /^(?:too|not|n't|no|less|fewer|never|without|overly)$/
/** "Not quite so long", "too much of the rhyming". */
const between =
  /^(?:so|too|very|that|quite|as|much|many|be|a|of|the|any|more|all|really|make|it|have|such|get|overly)$/

/** What "too long", "not so silly" and "no rhymes" ask for; null where no word of the kind is said to be too much. */
export function labelOfTooMuch(units: readonly Unit[]): string | null {
  for (const [at, { small }] of units.entries()) {
    const direction = directionOf.get(small)
    if (!direction) continue
    let before = at - 1
    while (
      before > 0 &&
      before > at - 4 &&
      between.test(units[before]?.small ?? '') &&
      !tooMuch.test(units[before]?.small ?? '')
    )
      before--
    // "Not scary enough" asks for more.
    const isTooLittle = units[at + 1]?.small === 'enough'
    if (tooMuch.test(units[before]?.small ?? '')) return direction[isTooLittle ? 0 : 1]
  }
  return null
}

/** Said alone they are asked for; "scary" and "boring" alone are complaints. */
const asked: ReadonlySet<string> = new Set(
  'short shorter brief simple simpler easy easier funny funnier silly sillier exciting rhyme rhymes rhyming dialogue refrain bedtime longer'.split(
    ' ',
  ),
)
const asking =
  /^(?:please|pls|make|makes|keep|it|the|story|a|an|nice|be|should|and|just|i|we|want|would|like|tell|one|this|more|some|for|with|to|ending|have|give|us|of|let|need|text|really|very|bit|a bit|a little|\d*)$/

/** What "a bedtime story, please" and "keep it short" ask for; null where they say anything else besides. */
export function labelOfAsked(units: readonly Unit[]): string | null {
  const said = units.filter(({ small, part }) => !asking.test(small) && part !== 'PUNCT' && part !== 'INTJ')
  const [only] = said
  if (!only || said.length > 1 || !asked.has(only.small)) return null
  return directionOf.get(only.small)?.[0] ?? null
}
