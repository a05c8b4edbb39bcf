import { visibleKinds } from '@faith-fables/listener/facts'
import { numberInWords } from '@faith-fables/listener/text/number-words'
import type { FigureFact } from '../figures/figure-fact.ts'
import type { StoryFigure } from '../figures/story-figure.ts'
import type { Age } from '../plots/plot.ts'
import type { Detail } from './detail.ts'
import { detailOfFact } from './detail-of-fact.ts'
import { clauseOf, introductionOf, mostInOneBreath } from './introduction.ts'

/** What of a figure is a thread of its own, the best first: it comes back and grows. */
const threads: readonly Detail['kind'][] = ['fear', 'dream', 'habit', 'pastime', 'liking', 'dislike']

/** More than these would make a list of a story. */
const mostThreads = { hero: 2, others: 1 }
const mostBreathsOfYoung = 2
const mostBreaths = { hero: 3, others: 2 }

/** How many details of characters a page can bear on average. */
const detailsPerPage: Readonly<Record<Age, number>> = {
  toddlers: 0.75,
  early: 0.7,
  middle: 0.9,
  preteen: 1.2,
}
/** A picture shows the rest. */
const mostLooks = 5

/**
 * What is told of all characters, the first of each before the second of any, as much as the pages bear and each of them
 * with something.
 *
 * @param along what comes along with somebody anyway, by name; it needs no second mention
 */
export function tellFacts(
  characters: readonly StoryFigure[],
  along: (figure: StoryFigure) => readonly Detail[],
  { age, pages }: { age: Age; pages: number },
): Detail[] {
  const each = characters.map((figure, place) =>
    detailsOfFacts(figure, { isHero: place === 0, isYoung: age === 'toddlers', along: along(figure) }),
  )
  const inTurn = Array.from({ length: Math.max(0, ...each.map(({ length }) => length)) }, (_unused, turn) =>
    each.flatMap((details) => details[turn] ?? []),
  ).flat()
  const told = each.filter(({ length }) => length > 0).length
  const room = Math.max(Math.min(told, Math.floor(pages / 2.5)), Math.round(detailsPerPage[age] * pages))
  return inTurn.slice(0, room).map((detail) => ({ ...detail, isOfCharacter: true }))
}

/**
 * The facts of a figure as details: one or two become threads, the others are said where they come in.
 */
export function detailsOfFacts(
  figure: StoryFigure,
  { isHero, isYoung, along }: { isHero: boolean; isYoung: boolean; along: readonly Detail[] },
): Detail[] {
  const role = isHero ? 'hero' : 'others'
  const facts = figure.facts.filter(
    (fact) => !along.some(({ words }) => words.includes(fact.words) || fact.words.includes(words)),
  )
  const looks = facts.filter((fact) => isLook(fact) && !isLeftToPictures(fact)).slice(0, mostLooks)
  const life = facts.filter((fact) => !isLook(fact))
  const detailsOf = (some: readonly FigureFact[]) =>
    some.flatMap((fact) => detailOfFact(fact, figure.name) ?? [])
  const others = detailsOf([...looks, ...life])
  const details =
    others.length + ageOf(figure).length < 2
      ? [...others, ...detailsOf(facts.filter(isLeftToPictures))]
      : others
  const said = figure.grown
    ? [...details.slice(0, 2), ...ageOf(figure), ...details.slice(2)]
    : [...ageOf(figure), ...details]
  const woven = threadsAmong(said, mostThreads[role])
  const breaths = inBreaths(
    said.filter((detail) => !woven.includes(detail)),
    { most: isYoung ? mostBreathsOfYoung : mostBreaths[role], length: mostInOneBreath },
  )
  const introductions = breaths.map((breath) => introductionOf(breath, figure) ?? breath[0])
  return [...introductions.flatMap((one) => one ?? []), ...woven]
}

/** Nobody tells a child of somebody's skin, or that their hair is gone, as long as there is something else to tell. */
const isLeftToPictures = ({ kind, words }: FigureFact): boolean =>
  (kind === 'skin' && !/freckl|dimple|mole|birthmark|patch|spot/i.test(words)) ||
  (kind === 'hair' && /^(?:no hair|bald)\b/i.test(words))

const isLook = ({ kind }: FigureFact): boolean => visibleKinds.includes(kind)

/** Where little is told of somebody, one breath says it; what is more becomes threads. */
function threadsAmong(details: readonly Detail[], most: number): Detail[] {
  const room = details.length === 1 ? 1 : Math.min(most, details.length - 2)
  return threads
    .flatMap((kind) => details.filter((detail) => detail.kind === kind))
    .slice(0, Math.max(0, room))
}

function inBreaths(
  details: readonly Detail[],
  { most, length }: { most: number; length: number },
): Detail[][] {
  const sayable = details.filter((detail) => clauseOf(detail))
  return Array.from({ length: Math.min(most, Math.ceil(sayable.length / length)) }, (_unused, breath) =>
    sayable.slice(breath * length, (breath + 1) * length),
  )
}

/** Whoever is younger would be told by months, which are wrong before the book is read. */
const youngestInYears = 2

function ageOf({ years, name }: StoryFigure): Detail[] {
  const number =
    years !== undefined && years >= youngestInYears ? numberInWords(Math.floor(years)) : undefined
  if (!number) return []
  return [
    {
      kind: 'age',
      words: `${number} years old`,
      about: name,
      plural: false,
      forms: { word: `was ${number}`, years: number, state: `was ${number}`, now: `is ${number}` },
    },
  ]
}
