import type { Detail } from '../details/detail.ts'
import type { Random } from '../random.ts'
import { hasFewPages } from '../telling/fit-length.ts'
import { isHook } from './flow.ts'
import type { Moment } from './moment.ts'
import type { Seam } from './seams.ts'
import type { ThreadLines } from './threads/thread-lines.ts'
import { countMissingIn } from './weave-presence.ts'
import { choicePage, freeSeam, loadOf, openPages, type Weaver } from './weaver.ts'

/** A thread comes up to three times. */
export const touches = ['planted', 'used', 'paid'] as const satisfies readonly (keyof ThreadLines)[]

/** Pages for one touch: those of the first choice, then those of the next. */
export interface PagesToTry {
  choices: readonly Moment[][]
  inOrder(weaver: Weaver, pages: readonly Moment[], random: Random): Moment[]
}

/**
 * A detail is planted on a bright page before the hero chooses, early if it is to come back, at the very beginning
 * if it says where it all happens or who somebody is. It is paid off on a bright page once that is settled, but not
 * on the last one, and used in between only where that is bright, too: trouble is told undisturbed.
 */
export function pagesForTouch(
  weaver: Weaver,
  touch: keyof ThreadLines,
  detail: Detail,
  count: number,
): PagesToTry {
  const last = weaver.moments.length - 1
  const open = weaver.moments.filter(
    (moment) => moment.page < last && !carriesMuch(moment) && rankOn(weaver, moment.page) < noticed,
  )
  const quiet = open.filter(({ page }) => loadOf(weaver, page) === 0)
  const bright = quiet.filter(({ mood }) => mood >= 0)
  if (touch === 'planted' && detail.comesLast)
    return { choices: [weaver.moments.slice(-2).reverse()], inOrder: (_weaver, pages) => [...pages] }
  if (touch === 'planted' && detail.kind === 'deed')
    return { choices: toDoOn(weaver, { open, quiet, bright }), inOrder: openPages }
  if (touch === 'planted')
    return { choices: toPlantOn(weaver, detail, { open, quiet, bright }), inOrder: openPages }
  if (touch === 'used') return { choices: [bright.filter(({ third }) => third === 1)], inOrder: openPages }
  return { choices: toPayOn(weaver, count, { quiet, bright }), inOrder: latestFirst }
}

/** From this rank on a line opens or ends a page that did better without. */
const noticed = 5

function toPlantOn(
  weaver: Weaver,
  { kind, isOfCharacter }: Detail,
  { open, quiet, bright }: Record<'open' | 'quiet' | 'bright', Moment[]>,
): Moment[][] {
  const choice = choicePage(weaver)
  const isOpening = kind === 'place' || kind === 'day' || isAboutFigure({ kind })
  const isEarly = ({ third, page }: Moment) => (isOpening ? page < 2 : third === 0)
  const before = bright.filter(({ page }) => page < choice)
  const dim = quiet.filter(({ page, mood }) => page < choice && mood > -2)
  const opening = open.filter(
    ({ third, page, mood }) => third === 0 && mood >= 0 && loadOf(weaver, page) === 1,
  )
  const early = [before.filter(isEarly), opening]
  const unnoticed = early.map((pages) => pages.filter(({ page }) => rankOn(weaver, page) < 3))
  // Who somebody is, is rather not said at all than where something else happens, or in a grave hour.
  const second = open.filter(({ page, mood }) => mood >= 0 && loadOf(weaver, page) === 1)
  const late = isOfCharacter
    ? [
        before,
        opening,
        dim,
        ...[bright, quiet, roomy(weaver), second, crowded(weaver)].map((pages) => beforeTheEnd(kind, pages)),
      ].map((pages) => pages.filter(isNotGrave(weaver)))
    : [before, dim, bright, roomy(weaver), open, [...weaver.moments]]
  return [...unnoticed, isOpening ? introducing(weaver) : [], ...early, ...late]
}

/** What is to happen happens where all is settled, at the latest at the very end; else while something is going on, and not before anything has begun. */
function toDoOn(
  weaver: Weaver,
  { open, quiet, bright }: Record<'open' | 'quiet' | 'bright', Moment[]>,
): Moment[][] {
  const isUnderWay = ({ page }: Moment): boolean => page > 0
  const isSettled = ({ page, mood }: Moment): boolean => mood >= 0 && page > choicePage(weaver)
  return [
    settledOn(weaver, bright),
    bright.filter(isSettled),
    open.filter(isSettled),
    weaver.moments.slice(-3, -1).filter(isSettled),
    weaver.moments.filter(isSettled),
    bright.filter(isUnderWay),
    bright,
    quiet.filter(({ mood }) => mood > -2),
    roomy(weaver),
    open,
    [...weaver.moments],
  ]
}

const isNotGrave =
  ({ plan }: Weaver) =>
  ({ mood }: Moment): boolean =>
    mood > -2 || plan.world.age === 'toddlers'

/** Nobody is introduced when all is nearly over. */
const beforeTheEnd = (kind: Detail['kind'], moments: Moment[]): Moment[] =>
  saidAtOnce.has(kind) ? moments.filter(({ third }) => third < 2) : moments

function toPayOn(
  weaver: Weaver,
  count: number,
  { quiet, bright }: Record<'quiet' | 'bright', Moment[]>,
): Moment[][] {
  const choice = choicePage(weaver)
  const settled = settledOn(weaver, bright)
  // A thread of its own is not left hanging for want of the best page.
  const late = quiet.filter(({ third, page }) => third === 2 && page > choice)
  return count < touches.length ? [settled] : [settled, late]
}

const settledOn = (weaver: Weaver, bright: readonly Moment[]): Moment[] =>
  bright.filter(
    ({ third, page }) => third === 2 && page > choicePage(weaver) + 1 && isClosing(freeSeam(weaver, page)),
  )

/** In a book of few pages everybody is introduced on the same ones, one behind the other. */
function crowded(weaver: Weaver): Moment[] {
  const last = weaver.moments.length - 1
  if (!hasFewPages(weaver.plan.pages)) return []
  return weaver.moments.filter(
    (moment) =>
      moment.page < last &&
      moment.mood >= 0 &&
      !carriesMuch(moment) &&
      // A question wants its answer.
      !isHook(moment.paragraphs.at(-1) ?? '') &&
      loadOf(weaver, moment.page) < mostOnCrowded,
  )
}
/** Lines on such a page: more would be a list of people. */
const mostOnCrowded = 3

/** Rather two facts where people are introduced than one where something has begun, unless somebody is still to come in there. */
function introducing(weaver: Weaver): Moment[] {
  if (countMissingIn(weaver, 0) > 0) return []
  return weaver.moments.filter(
    (moment) =>
      moment.third === 0 && moment.mood >= 0 && !carriesMuch(moment) && loadOf(weaver, moment.page) === 1,
  )
}

/** For those who read long pages even the page of the verse has room for what is told far from it. */
function roomy(weaver: Weaver): Moment[] {
  const { age } = weaver.plan.world
  if (age === 'toddlers' || age === 'early') return []
  return weaver.moments
    .slice(0, -1)
    .filter(({ page }) => loadOf(weaver, page) === 0 && rankOn(weaver, page) < 3)
}

/** Not before everything else on the page. */
function isClosing(seam: Seam | undefined): boolean {
  return seam !== undefined && seam.at + seam.within > 0
}

/** The rank of the best place that is free. */
function rankOn(weaver: Weaver, page: number): number {
  return freeSeam(weaver, page)?.rank ?? 9
}

export function carriesMuch({ carriesVerse, carriesChoice }: Moment): boolean {
  return carriesVerse || carriesChoice
}

/** A thread ends as near to the end as it can; pages that carry something already come after those that don't. */
function latestFirst(weaver: Weaver, pages: readonly Moment[], random: Random): Moment[] {
  const last = weaver.moments.length - 1
  const order = ({ page }: Moment) => loadOf(weaver, page) * 10 + (page === last ? 5 : last - page)
  return openPages(weaver, pages, random).sort((a, b) => order(a) - order(b))
}

/** What is said in one breath and never comes back. */
export const saidAtOnce: ReadonlySet<Detail['kind']> = new Set([
  'introduction',
  'age',
  'state',
  'background',
  'look',
])

const aboutFigures: ReadonlySet<Detail['kind']> = new Set([
  'duty',
  'liking',
  'dream',
  'habit',
  'pastime',
  'carried',
  'devotion',
  'fear',
  'dislike',
  'happened',
  'age',
  'state',
  'background',
  'look',
  'introduction',
  'newcomer',
])

export function isAboutFigure({ kind }: Pick<Detail, 'kind'>): boolean {
  return aboutFigures.has(kind)
}
