import type { Body } from '../plots/body-names.ts'
import type { Age, PlotOutline, Role, RoleSheet, StockFigure } from '../plots/plot.ts'
import type { Random } from '../random.ts'
import { bodiesOf } from './body.ts'
import { findRelatives } from './find-families.ts'
import { findSort } from './find-kind.ts'
import { hearFigure } from './hear-figure.ts'
import type { StoryFigure } from './story-figure.ts'

export interface Casting {
  roles: Map<Role, StoryFigure>
  /** The parent's characters for whom the plot has no role: they come along all the same. */
  companions: StoryFigure[]
}

/**
 * Gives the parent's characters the roles that suit them, the first suitable one is the hero; then fills
 * the roles the plot cannot do without from its own people.
 */
export function assignRoles(
  figures: readonly StoryFigure[],
  plot: PlotOutline,
  age: Age,
  random: Random,
  avoided: readonly string[] = [],
): Casting {
  const roles = new Map<Role, StoryFigure>()
  const canDecide = heroesAmong(figures, age)
  const areRelatives = findRelatives(figures)
  const mayBe = (figure: StoryFigure, { stranger }: RoleSheet) => {
    const hero = roles.get('hero')
    return !stranger || !hero || !areRelatives(figure, hero)
  }
  const waiting = [...figures]
  const take = (sheet: RoleSheet, suits: (figure: StoryFigure, sheet: RoleSheet) => boolean) => {
    if (roles.has(sheet.role)) return
    const fits = (figure: StoryFigure) =>
      suits(figure, sheet) &&
      mayBe(figure, sheet) &&
      (sheet.role === 'hero' ? canDecide(figure) : hasItsSay(figure, sheet, age))
    // Whoever the details point at is often named last ("Anton, new at school"); otherwise the first come first.
    const index = suits === isSuited ? waiting.findLastIndex(fits) : waiting.findIndex(fits)
    if (index >= 0) roles.set(sheet.role, ...(waiting.splice(index, 1) as [StoryFigure]))
  }
  const sheets = plot.cast.filter(({ ages }) => ages?.includes(age) ?? true)
  const heroSheet = sheets.find(({ role }) => role === 'hero')
  if (heroSheet) for (const suits of [isPreferred, isOfKind, isAnyone]) take(heroSheet, suits)
  const rest = inNeedFirst(sheets)
  for (const sheet of rest) take(sheet, isSuited)
  for (const sheet of rest) take(sheet, isPreferred)
  for (const sheet of rest.filter(({ need }) => need === 'may')) take(sheet, isOfKind)
  for (const sheet of sheets.filter(({ need }) => need === 'must')) {
    fillFromStock({ roles, sheet, age, figures, avoided }, random)
  }
  return { roles, companions: waiting }
}

/**
 * The hero has a choice to make: whoever is too little for it has an older one do so. A listener of two hears of
 * somebody of two, but not of a baby.
 */
function heroesAmong(figures: readonly StoryFigure[], age: Age): (figure: StoryFigure) => boolean {
  const isOldEnough = ({ kind, bodies }: StoryFigure) =>
    kind !== 'toy' && !bodies.includes(age === 'toddlers' ? 'crawling' : 'little')
  const people = figures.filter(({ kind }) => kind === 'human')
  // The cat does not step in for a child of two while there is a mother who can.
  if (!people.every(isOldEnough) && people.some(isOldEnough))
    return (figure) => figure.kind === 'human' && isOldEnough(figure)
  return figures.some(isOldEnough) ? isOldEnough : () => true
}

/**
 * Whoever is too little to talk comes along, unless the story is for somebody as little: every role has its say, and
 * some of them read aloud.
 */
function hasItsSay({ bodies }: StoryFigure, { role }: RoleSheet, age: Age): boolean {
  if (!bodies.includes('little')) return true
  return age === 'toddlers' && !bodies.includes('crawling') && role !== 'mentor' && role !== 'owner'
}

interface Vacancy {
  roles: Map<Role, StoryFigure>
  sheet: RoleSheet
  age: Age
  /** The parent's characters: nobody of the plot's own shares a name with them. */
  figures: readonly StoryFigure[]
  /** Words of what the story is to do without: such people are taken only where there is nobody else. */
  avoided: readonly string[]
}

/** Fills one role from the plot's own people, when nobody holds it. */
export function fillFromStock({ roles, sheet, age, figures, avoided }: Vacancy, random: Random): void {
  if (roles.has(sheet.role)) return
  const taken = [...figures, ...roles.values()].flatMap(({ name }) => wordsOf(name))
  const free = sheet.stock.filter(
    (stock) =>
      (stock.ages ?? [age]).includes(age) && !wordsOf(stock.name).some((word) => taken.includes(word)),
  )
  const welcome = free.filter(
    ({ name, details }) => !avoided.some((word) => `${name} ${details}`.toLowerCase().includes(word)),
  )
  const ofAge = sheet.stock.filter((stock) => (stock.ages ?? [age]).includes(age))
  const [candidates] = [welcome, free, ofAge, sheet.stock].filter(({ length }) => length > 0)
  if (candidates) roles.set(sheet.role, figureOfStock(random.pick(candidates)))
}

function inNeedFirst(sheets: readonly RoleSheet[]): RoleSheet[] {
  const rest = sheets.filter(({ role }) => role !== 'hero')
  return [...rest.filter(({ need }) => need === 'must'), ...rest.filter(({ need }) => need === 'may')]
}

/** "1 year old" is not what a role for somebody old asks for, and nobody who is 8 years old is grown. */
const withoutYears = (details: string): string =>
  details.replace(/\b[\w-]+[ -](?:years?|months?|weeks?)[ -]old\b/gi, '')

function isSuited(figure: StoryFigure, sheet: RoleSheet): boolean {
  return isOfKind(figure, sheet) && (sheet.suits?.test(withoutYears(figure.details)) ?? false)
}

function isPreferred(figure: StoryFigure, sheet: RoleSheet): boolean {
  if (!isOfKind(figure, sheet)) return false
  if (figure.kind !== 'human' || !sheet.prefers) return true
  return figure.grown === (sheet.prefers === 'adult')
}

function isOfKind(figure: StoryFigure, sheet: RoleSheet): boolean {
  return sheet.from.includes(figure.kind)
}

function isAnyone(): boolean {
  return true
}

/** Words that many names share ("the", "Mrs.") do not make two people the same. */
function wordsOf(name: string): string[] {
  return name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2 && !['the', 'mrs', 'old', 'cat', 'dog'].includes(word))
}

/** There are some dozens of them, and their words never change. */
const knownBodies = new Map<string, readonly Body[]>()

function bodiesOfStock({ name, details }: StockFigure): readonly Body[] {
  const known =
    knownBodies.get(details) ??
    bodiesOf(hearFigure(name, details).facts, { years: undefined, isBaby: false, little: false })
  knownBodies.set(details, known)
  return known
}

function figureOfStock(stock: StockFigure): StoryFigure {
  const sort = stock.kind === 'human' ? undefined : findSort(stock.name, stock.details)
  return {
    name: stock.name,
    seed: stock.name,
    details: stock.details,
    kind: stock.kind,
    ...(sort && { sort }),
    pronoun: stock.pronoun,
    grown:
      stock.kind === 'human' &&
      /\b(old|adult|woman|man|mother|father|grandmother|grandfather)\b/.test(withoutYears(stock.details)),
    bodies: bodiesOfStock(stock),
    facts: [],
    tiny: false,
    signatures: [stock.signature],
    wear: stock.kind === 'human' ? 'sleeve' : 'collar',
    steps: stock.kind === 'animal' ? 'Pat, pat, pat.' : 'Step, step, step.',
    cry: '"Hello!"',
    fromParent: false,
  }
}
