import type { StoryFigure } from '../figures/story-figure.ts'
import { type Insertion, isSamePlace, type Place } from '../telling/insertion.ts'
import { sentencesOf } from '../telling/sentences.ts'
import { isClosed } from './around-the-verse.ts'
import { findPlace, type Manner } from './find-place.ts'
import { hasSpeech } from './flow.ts'
import { figureAtHeadOf, goingOn, joinLines } from './join-lines.ts'
import { everyoneIn } from './moment.ts'
import type { Weaver } from './weaver.ts'

/** What a line brings along, and how it is told. */
export type Bringing = Pick<Partial<Insertion>, 'joining' | 'setting' | 'props'> & Partial<Manner>

/**
 * Puts a line into a page where it parts nothing, near those of whom it speaks: it goes on in the paragraph before it,
 * and a second line about the same figure goes on in the first one.
 */
export function weave(weaver: Weaver, page: number, text: string, bringing: Bringing = {}): void {
  const { apart = false, deed = false, late = false, joining = [], ...shown } = bringing
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
  const { at, within, before: sentence } = findPlace(weaver, page, text, { apart, deed, late })
  const woven = lastWovenAt(weaver, { page, at, within })
  const before = woven ?? sentence
  const isOpen = at > 0 && (woven !== undefined || !isClosed(weaver.moments, page, at - 1))
  const joins = !apart && within === 0 && isOpen && isTaken(text, before, weaver)
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
