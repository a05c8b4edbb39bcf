import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawnFacts } from '@faith-fables/illustrator'
import { type Fact, type Heard, visibleKinds } from '../../packages/listener/src/facts.ts'
import {
  type CastMember,
  listenToCharacter,
  listenToTextWish,
  saidFacts,
} from '../../packages/listener/src/listener.ts'
import { projectRoot } from '../project-root.ts'
import { figuresOfContradictions } from './contradiction-figures.ts'
import { figuresOfDetails } from './detail-figures.ts'
import { type Bench, type Figure, quantile } from './figure.ts'
import {
  type Comparison,
  compareFacts,
  compareLooks,
  type ExpectedFact,
  stemsOf,
  wordsOfFact,
} from './heard-facts.ts'
import { compareWishes, isToldAsMissed } from './heard-wishes.ts'
import { figuresOfOwnStories } from './own-story-figures.ts'
import { figuresOfPictureWishes } from './picture-wish-figures.ts'
import { isFalse, isHeardAlike } from './said-alike.ts'
import { timeOfInspecting } from './time-of-inspecting.ts'
import { timeOfSaying } from './time-of-saying.ts'
import { toldTraits } from './told-traits.ts'

interface Line {
  name: string
  text: string
  facts: ExpectedFact[]
}

interface WishLine {
  text: string
  cast: CastMember[]
  facts: ExpectedFact[]
}

const folder = join(projectRoot, 'packages/listener/lines')

/** How much of what parents write of a character is understood, on lines that may be looked at and on the last locked batch. */
export const readingBench: Bench = {
  name: 'reading',
  measure: async (say) => {
    const batches = readdirSync(folder).flatMap(
      (file) => /^(batch-\d+)-character\.json$/.exec(file)?.[1] ?? [],
    )
    const last = batches.sort((one, other) => Number(one.slice(6)) - Number(other.slice(6))).at(-1)
    const figures: Figure[] = []
    for (const set of ['practice', ...(last ? [last] : [])]) {
      say(`${set} ...`)
      figures.push(
        ...figuresOf(set, read(set)),
        ...figuresOfTelling(set),
        ...figuresOfDetails(set),
        ...figuresOfWishes(set),
        ...figuresOfPictureWishes(set),
      )
    }
    for (const set of [
      'strangers-books-1',
      'strangers-books-2',
      'strangers-books-3',
      'strangers-books-4',
      'strangers-books-5',
      'strangers-books-6',
      'strangers-books-7',
      'practice-books',
    ])
      figures.push(...figuresOfContradictions(set, say))
    figures.push(...figuresOfOwnStories(say))
    return [...figures, ...truthOfKinds(['practice', ...batches]), ...timesOf(read('practice'))]
  },
}

/** How much of it then stands in a story. */
function figuresOfTelling(set: string): Figure[] {
  const { told, all, figures, withTwo } = toldTraits(set)
  const share = (part: number, whole: number) => Math.round((1000 * part) / Math.max(1, whole)) / 10
  return [
    { name: `${set}: traits told, %`, measured: share(told, all), unit: '', target: { atLeast: 60 } },
    { name: `${set}: characters with two traits told, %`, measured: share(withTwo, figures), unit: '' },
  ]
}

const read = (set: string): Line[] => JSON.parse(readFileSync(join(folder, `${set}-character.json`), 'utf8'))

/** How many of the operations that a parent's words about a text ask for are understood, and how many of these surely. */
function figuresOfWishes(set: string): Figure[] {
  const lines: WishLine[] = JSON.parse(readFileSync(join(folder, `${set}-text-feedback.json`), 'utf8'))
  const results = lines.map(({ text, cast, facts }) => {
    const heard = listenToTextWish({ words: text, cast })
    return { heard, comparison: compareWishes(facts, heard) }
  })
  const understood = results.flatMap(({ comparison }) => comparison.understood)
  const missed = results.flatMap(({ comparison, heard }) =>
    comparison.missed.map((value) => ({ value, heard })),
  )
  const certain = understood.filter(({ heard }) => heard.clause.certain)
  const wrong = results.flatMap(({ comparison }) => comparison.surelyWrong)
  const all = understood.length + missed.length
  const figure = (name: string, part: number, whole: number, target?: Figure['target']): Figure => ({
    name: `${set}, wishes about a text: ${name}, %`,
    measured: Math.round((1000 * part) / Math.max(1, whole)) / 10,
    unit: '',
    ...(target && { target }),
  })
  return [
    figure('understood', understood.length, all, { atLeast: 65 }),
    figure('understood for sure', certain.length, all),
    figure('sure ones that are right', certain.length, certain.length + wrong.length),
    figure(
      'missed ones told as not done',
      missed.filter(({ value, heard }) => isToldAsMissed(value, heard)).length,
      missed.length,
      { atLeast: 98 },
    ),
  ]
}

function figuresOf(set: string, lines: readonly Line[]): Figure[] {
  const results = lines.map((line) => {
    const heard = listenToCharacter({ name: line.name, details: line.text })
    const expected = line.facts.filter(({ about }) => about === undefined)
    return { line, heard, expected, comparison: compareFacts(expected, heard.facts) }
  })
  const comparisons = results.map(({ comparison }) => comparison)
  const found = comparisons.flatMap((one) => one.found)
  const missed = comparisons.flatMap((one) => one.missed)
  const surelyFound = found.filter(({ heard }) => heard.certain)
  const surelyWrong = comparisons.flatMap(({ extra }) => extra).filter(({ certain }) => certain)
  const falseOnes = results.flatMap(({ comparison, expected }) => falseOf(comparison, expected))
  const heardAlike = results.flatMap(({ comparison, heard }) =>
    comparison.missed.filter((one) => isHeardAlike(one, heard.facts)),
  )
  const silent = results.flatMap(({ heard, line, comparison }) =>
    comparison.missed.filter((fact) => !isNamed(fact, heard, line)),
  )
  const wrongBeings = missed.filter(({ kind }) => kind === 'being')
  const share = (part: number, whole: number) => Math.round((1000 * part) / Math.max(1, whole)) / 10
  const figure = (name: string, measured: number, target?: Figure['target']): Figure => ({
    name: `${set}: ${name}`,
    measured,
    unit: '',
    ...(target && { target }),
  })
  return [
    figure('facts found, %', share(found.length, found.length + missed.length), { atLeast: 70 }),
    figure(
      'facts found, the kind aside, %',
      share(found.length + heardAlike.length, found.length + missed.length),
    ),
    figure(
      'certain facts that are right, %',
      share(surelyFound.length, surelyFound.length + surelyWrong.length),
      { atLeast: 97 },
    ),
    figure(
      'certain facts that are not false, %',
      100 - share(falseOnes.length, surelyFound.length + surelyWrong.length),
      { atLeast: 97 },
    ),
    figure(
      'missed facts whose words the parent reads, %',
      share(missed.length - silent.length, missed.length),
      { atLeast: 98 },
    ),
    figure('characters taken for another being', wrongBeings.length, { atMost: 0 }),
    ...drawnFigures(results).map(([name, part, whole]) => figure(name, share(part, whole), { atLeast: 85 })),
    ...kindsOf(comparisons).map(([kind, right, all]) =>
      figure(`${kind} (${all}), % found`, share(right, all)),
    ),
  ]
}

/**
 * Of what a careful reader would expect to see, what the pictures show: heard, and drawn by the illustrator's own account. That
 * somebody is human is a fact that is hard to miss, and counted apart.
 */
function drawnFigures(
  results: readonly { heard: Heard; expected: readonly ExpectedFact[] }[],
): [name: string, part: number, whole: number][] {
  const isVisible = ({ kind }: { kind: string }) => (visibleKinds as readonly string[]).includes(kind)
  const isPlainHuman = ({ kind, value }: ExpectedFact) => kind === 'being' && value === 'human'
  const seen = results.flatMap(({ heard, expected }) => {
    const drawn = drawnFacts(heard.facts)
    return compareLooks(
      expected.filter(isVisible),
      drawn.map(({ fact }) => fact),
    ).map(({ expected: one, heard: fact }) => ({
      expected: one,
      drawn: drawn.find((other) => other.fact === fact)?.drawn ?? ('not' as const),
    }))
  })
  const traits = seen.filter(({ expected }) => !isPlainHuman(expected))
  const count = (all: typeof seen, ...wanted: readonly string[]) =>
    all.filter(({ drawn }) => wanted.includes(drawn)).length
  return [
    ['visible facts drawn, %', count(seen, 'whole', 'part'), seen.length],
    ['visible facts drawn, without "human", %', count(traits, 'whole', 'part'), traits.length],
    ['visible facts drawn whole, without "human", %', count(traits, 'whole'), traits.length],
  ]
}

/** What is told as sure and untrue: the wording and the kind aside (`said-alike.ts`). */
const falseOf = ({ extra }: Comparison, expected: readonly ExpectedFact[]): Fact[] =>
  extra.filter((fact) => fact.certain && isFalse(fact, expected))

/** Of each kind on all lines that may be looked at: a rule that is often wrong should not say that it is sure. */
function truthOfKinds(sets: readonly string[]): Figure[] {
  const kinds = new Map<string, { all: number; untrue: number }>()
  const count = ({ kind }: Fact, untrue: 0 | 1) => {
    const { all, untrue: before } = kinds.get(kind) ?? { all: 0, untrue: 0 }
    kinds.set(kind, { all: all + (untrue ? 0 : 1), untrue: before + untrue })
  }
  for (const { name, text, facts } of sets.flatMap(read)) {
    const expected = facts.filter(({ about }) => about === undefined)
    const comparison = compareFacts(expected, listenToCharacter({ name, details: text }).facts)
    const sure = [...comparison.found.map(({ heard }) => heard), ...comparison.extra]
    for (const fact of sure.filter(({ certain }) => certain)) count(fact, 0)
    for (const fact of falseOf(comparison, expected)) count(fact, 1)
  }
  return [...kinds]
    .sort(([, one], [, other]) => other.all - one.all)
    .map(([kind, { all, untrue }]) => ({
      name: `all lines: certain ${kind} (${all}), % not false`,
      measured: Math.round((1000 * (all - untrue)) / all) / 10,
      unit: '',
    }))
}

/** Whether a missed fact stands in what is said of every part of the parent's words: told, drawn, left out or not understood. */
function isNamed({ value }: ExpectedFact, heard: Heard, { text }: Line): boolean {
  // That only English is read is said of the whole text, whose words the reader of the line translated.
  if (heard.otherLanguage) return true
  const shown = [...saidFacts(heard, text).map(({ words }) => words), ...heard.facts.map(wordsOfFact)]
  const stems = stemsOf(shown.join(' '))
  const wanted = [...stemsOf(value)]
  return wanted.filter((stem) => stems.has(stem)).length >= wanted.length / 2
}

function kindsOf(comparisons: readonly Comparison[]): [kind: string, found: number, all: number][] {
  const kinds = new Map<string, [number, number]>()
  const count = (kind: string, isFound: boolean) => {
    const [right, all] = kinds.get(kind) ?? [0, 0]
    kinds.set(kind, [right + (isFound ? 1 : 0), all + 1])
  }
  for (const { found, missed } of comparisons) {
    for (const { expected } of found) count(expected.kind, true)
    for (const { kind } of missed) count(kind, false)
  }
  return [...kinds]
    .map(([kind, [right, all]]) => [kind, right, all] as const)
    .sort(([, , one], [, , other]) => other - one) as never
}

/** Every line again, when all is loaded; and a text of 2,000 letters. */
function timesOf(lines: readonly Line[]): Figure[] {
  const time = (text: string) => {
    const begun = performance.now()
    listenToCharacter({ name: 'Mia', details: text })
    return performance.now() - begun
  }
  const long = lines
    .map(({ text }) => text)
    .join('. ')
    .slice(0, 2000)
  return [
    {
      name: 'a character is read, median',
      measured: quantile(
        lines.map(({ text }) => time(text)),
        0.5,
      ),
      unit: 'ms',
    },
    {
      name: '2,000 characters are read, median',
      measured: quantile(
        Array.from({ length: 20 }, () => time(long)),
        0.5,
      ),
      unit: 'ms',
      target: { atMost: 15 },
    },
    timeOfSaying(long),
    timeOfInspecting(),
  ]
}
