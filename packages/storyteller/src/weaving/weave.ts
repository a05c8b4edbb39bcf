import type { StoryFigure } from '../figures/story-figure.ts'
import { isNamedIn } from '../scenes/find-present.ts'
import { type Insertion, isSamePlace, type Place } from '../telling/insertion.ts'
import { sentencesOf } from '../telling/sentences.ts'
import { hasSpeech, pointsBack } from './flow.ts'
import { rankOfThread } from './inner-seams.ts'
import { figureAtHeadOf, goingOn, joinLines } from './join-lines.ts'
import { everyoneIn, type Moment } from './moment.ts'
import { rankOfAnswer, type Seam } from './seams.ts'
import { stageOf } from './stages.ts'
import type { Weaver } from './weaver.ts'

/** What a line brings along, and how it is told. */
export type Bringing = Pick<Partial<Insertion>, 'joining' | 'setting'> & {
  /** It stands by itself, as a verse of a song does. */
  apart?: boolean
  /** Somebody does it then and there: it may come in the middle of what others do. */
  deed?: boolean
}

/**
 * Puts a line into a page where it parts nothing, near those of whom it speaks: it goes on in the paragraph before it,
 * and a second line about the same figure goes on in the first one.
 */
export function weave(weaver: Weaver, page: number, text: string, bringing: Bringing = {}): void {
  const { apart = false, deed = false, joining = [], ...shown } = bringing
  const figures = everyoneIn(weaver.plan)
  const about = figureAtHeadOf(text, figures)
  const partner = apart || hasSpeech(text) ? undefined : partnerOf(weaver, page, about)
  if (partner) {
    partner.text = joinLines(partner.text, text, { age: weaver.plan.world.age, figures })
    partner.joining = [...partner.joining, ...joining]
    partner.isDouble = true
    Object.assign(partner, shown)
    return
  }
  const { at, within, before: sentence } = placeFor(weaver, page, text, { apart, deed })
  const before = lastWovenAt(weaver, { page, at, within }) ?? sentence
  const joins = !apart && within === 0 && at > 0 && isTaken(text, before, weaver)
  const said = joins || within > 0 ? goingOn(text, before, figures) : text
  weaver.insertions.push({ page, at, within, joins, text: said, about: about?.name, joining, ...shown })
}

function lastWovenAt({ insertions }: Weaver, place: Place): string | undefined {
  const woven = insertions.findLast((insertion) => isSamePlace(insertion, place))
  return woven && sentencesOf(woven.text).at(-1)
}

/** A line of the page about the same figure, told and not spoken, that has no second one yet: three in a row are a list. */
function partnerOf(
  { insertions }: Weaver,
  page: number,
  about: StoryFigure | undefined,
): Insertion | undefined {
  return insertions.find(
    (insertion) =>
      about !== undefined &&
      insertion.page === page &&
      insertion.about === about.name &&
      !insertion.isDouble &&
      !hasSpeech(insertion.text),
  )
}

/** The best place for the line that is still free; where none is, it follows what is woven in there already. */
function placeFor(
  weaver: Weaver,
  page: number,
  text: string,
  { apart, deed }: { apart: boolean; deed: boolean },
): Seam {
  const seams = weaver.seams[page] ?? []
  const free = seams.filter((seam) => !weaver.insertions.some((insertion) => isSamePlace(insertion, seam)))
  const line = { text, deed, named: everyoneIn(weaver.plan).filter(({ name }) => isNamedIn(text, name)) }
  const best = (some: readonly Seam[], below = unfit) =>
    some
      .filter(({ within }) => within === 0 || !(apart || hasSpeech(text)))
      .map((seam) => ({ seam, cost: costOf(seam, line, weaver) }))
      .filter(({ cost }) => cost < below)
      .sort((a, b) => a.cost - b.cost)[0]?.seam
  const end = weaver.moments[page]?.paragraphs.length ?? 0
  return (
    best(free) ??
    best(seams) ??
    best(free, impossible) ?? { page, at: end, within: 0, rank: 9, before: '', after: '' }
  )
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

/** A told line goes on in a told paragraph; with talk a new one begins, but where the young ones' paragraphs are full of it. */
function isTaken(text: string, before: string, { plan }: Weaver): boolean {
  if (text.includes('¶') || (hasSpeech(before) && !endsInDeed(before))) return false
  return !hasSpeech(text) || plan.world.age === 'early'
}

/** "Said Theo, and looked at the window": the talk is over. */
function endsInDeed(sentence: string): boolean {
  return (
    sentence
      .slice(sentence.lastIndexOf('"') + 1)
      .trim()
      .split(/\s+/).length >= 5
  )
}
