import type { StoryFigure } from '../figures/story-figure.ts'
import { isSamePlace } from '../telling/insertion.ts'
import { sentencesOf } from '../telling/sentences.ts'
import { isNamedIn } from '../words/find-present.ts'
import { endsInVerse } from './around-the-verse.ts'
import { hasSpeech, pointsBack } from './flow.ts'
import { rankOfThread } from './inner-seams.ts'
import { everyoneIn, type Moment } from './moment.ts'
import { rankOfAnswer, type Seam } from './seams.ts'
import { stageOf } from './stages.ts'
import type { Weaver } from './weaver.ts'

/** How a line is told. */
export interface Manner {
  /** It stands by itself, as a verse of a song does. */
  apart: boolean
  /** Somebody does it then and there: it may come in the middle of what others do. */
  deed: boolean
  /** It answers what the page tells, and does not open it. */
  late: boolean
}

/** The best place on the page for the line, its end where there is none, or its beginning where the verse ends it. */
export function findPlace(
  weaver: Weaver,
  page: number,
  text: string,
  { apart, deed, late }: Manner,
): Pick<Seam, 'at' | 'within' | 'before'> {
  const line = { text, deed, named: everyoneIn(weaver.plan).filter(({ name }) => isNamedIn(text, name)) }
  const [best] = (weaver.seams[page] ?? [])
    .filter(({ within }) => within === 0 || !(apart || hasSpeech(text)))
    .filter(({ at, within }) => !late || at + within > 0)
    .map((seam) => ({ seam, cost: costOf(seam, line, weaver) + costOfCompany * linesAt(seam, weaver) }))
    .filter(({ cost }) => cost < impossible)
    .sort((a, b) => a.cost - b.cost)
  const paragraphs = weaver.moments[page]?.paragraphs ?? []
  const end = endsInVerse(paragraphs.at(-1) ?? '') ? 0 : paragraphs.length
  return best?.seam ?? { at: end, within: 0, before: '' }
}

/** Two lines in one place are a bit much, but less so than one where it would be noticed; three are a list. */
const costOfCompany = 4

function linesAt(seam: Seam, { insertions }: Weaver): number {
  return insertions.filter((insertion) => isSamePlace(insertion, seam)).length
}

interface Line {
  text: string
  deed: boolean
  named: readonly StoryFigure[]
}

/** More than any rank: only where there is no other place. */
const unfit = 20
const impossible = 40

/** The rank of a place, and how well the line fits there: after those of whom it speaks were named, best right after. */
function costOf(seam: Seam, { text, deed, named }: Line, weaver: Weaver): number {
  const hero = weaver.plan.world.roles.get('hero')
  const isNear = named.some(({ name }) => isNamedIn(seam.before, name))
  const early = named.filter(({ name }) => isFirstNamedAfter(seam, weaver.moments, name))
  // Whom a story is about it may name twice for the first time; others come in where the plot brings them.
  if (early.length > 0) return early.some((figure) => figure !== hero) ? impossible : unfit + seam.rank
  const stage = stageOf(seam, weaver)
  if (stage) return deed && (stage === 'answer') === text.startsWith('"') ? 0 : unfit
  if (seam.rank === rankOfThread || seam.rank === rankOfAnswer)
    return unfit + (pointsBack(seam.after) ? 5 : 0)
  return seam.rank - (isNear ? 1.5 : 0) + (deed ? 0 : asideCost(seam))
}

/** What is told about somebody is noticed where a scene has just begun, and in the middle of one. */
function asideCost({ page, at, within }: Seam): number {
  return (at === 0 && within === 0) || (page > 0 && within > 0) ? 2 : 0
}

/** The plot names somebody for the first time, but only further on: whoever reads has not met them yet. */
function isFirstNamedAfter({ page, at, within }: Seam, moments: readonly Moment[], name: string): boolean {
  if (moments.slice(0, page).some(({ paragraphs }) => paragraphs.some((text) => isNamedIn(text, name))))
    return false
  const paragraphs = moments[page]?.paragraphs ?? []
  const begun = sentencesOf((paragraphs[at] ?? '').trim()).slice(0, within)
  return (
    paragraphs.some((text) => isNamedIn(text, name)) &&
    ![...paragraphs.slice(0, at), ...begun].some((text) => isNamedIn(text, name))
  )
}
