import type { Setting } from '@faith-fables/illustrator/scene-description'
import type { Detail } from '../details/detail.ts'
import { isFound, isSaidInOrder, toldIn } from '../feedback/is-found.ts'
import type { StoryFigure } from '../figures/story-figure.ts'
import type { ChosenNoun } from '../notation/world.ts'
import type { StoryPlan } from '../plan/story-plan.ts'
import type { Age } from '../plots/plot.ts'
import { countWords } from '../telling/cut-sentences.ts'
import { isWantedShorter, mostWords, wordsOfFacts } from '../telling/fit-length.ts'
import { isIndoors } from '../words/indoors.ts'
import { isDrawnSight } from '../words/sights.ts'
import { joiningFigure } from './joining-figure.ts'
import { mergeAlike } from './merge-alike.ts'
import { companyOf, type Moment } from './moment.ts'
import {
  carriesMuch,
  isAboutFigure,
  type PagesToTry,
  pagesForTouch,
  saidAtOnce,
  touches,
} from './pages-for-touch.ts'
import { canBeSeen, suitsScene } from './suits-scene.ts'
import { linesOfDetail, settingOfDetail } from './threads/lines-of-kinds.ts'
import type { PlacedLine, ThreadLine } from './threads/thread-lines.ts'
import { weave } from './weave.ts'
import { countMissing } from './weave-presence.ts'
import { choicePage, type Naming, tellOne, type Weaver } from './weaver.ts'

/** How many woven paragraphs a page can carry on average, before the plot has to shout over them. */
const touchesPerPage: Readonly<Record<Age, number>> = { toddlers: 0.3, early: 0.4, middle: 0.4, preteen: 0.4 }

/** A toddler's page has no room between. */
const mostTouches: Readonly<Record<Age, number>> = { toddlers: 2, early: 3, middle: 3, preteen: 3 }

/**
 * Every detail that the story does not hold yet becomes a thread through it, of up to three touches: planted
 * early, used in the middle, paid off at the end. The more details there are, the fewer touches has each.
 */
export function weaveDetails(weaver: Weaver, story: string): void {
  const told = { text: story, words: toldIn(story) }
  const open = placesFirst(weaver.plan.wishes.filter((detail) => !isToldIn(detail, told)))
  const each = touchesEach(weaver, open)
  for (const detail of isCrowded(weaver, open, each) ? mergeAlike(open) : open) {
    const woven = weaver.insertions.map(({ text }) => text).join(' ')
    if (detail.isOfCharacter && isFull(weaver, `${story} ${woven}`)) continue
    // Beside the parent's wishes for the story a fact is told once.
    const count = detail.isOfCharacter && open.some((other) => !other.isOfCharacter) ? 1 : each
    const soFar = { text: `${story} ${woven}`, words: new Set([...told.words, ...toldIn(woven)]) }
    if (isToldIn(detail, soFar)) continue
    if (!weaveThread(weaver, detail, count)) weaveParts(weaver, detail, story)
  }
}

/**
 * That God loves Leo is not said by a story in which God and Leo are spoken of, and that Leo says sorry to Ida not by one in which she
 * says it to him.
 */
function isToldIn({ kind, words }: Detail, told: { text: string; words: ReadonlySet<string> }): boolean {
  if (kind === 'truth') return false
  return kind === 'deed' ? isSaidInOrder(words, told.text) : isFound(words, told.words)
}

/** What is too long to be said in one breath at this age, or on any page, is said one by one. */
function weaveParts(weaver: Weaver, { parts = [], isOfCharacter }: Detail, story: string): void {
  for (const part of parts) {
    const text = [story, ...weaver.insertions.map((one) => one.text)].join(' ')
    if (isFull(weaver, text) || isFound(part.words, toldIn(text))) continue
    weaveThread(weaver, isOfCharacter ? { ...part, isOfCharacter } : part, 1)
  }
}

/** Where even one line for each is too much, the pictures must do for what is told of the characters. */
function isFull(weaver: Weaver, text: string): boolean {
  const { plan, sparing } = weaver
  const forPresence = countMissing(weaver) * wordsOfPresence[plan.world.age]
  const words = countWords([text]) + forPresence + wordsOfPresence[plan.world.age]
  return sparing && words > mostWords(plan) + roomForFacts(plan)
}

/** A book of few pages may be a little longer, so that two things are told of each of the parent's characters; a shorter one is wanted short. */
function roomForFacts(plan: StoryPlan): number {
  return isWantedShorter(plan) ? 0 : wordsOfFacts(plan)
}

/** What it takes to meet somebody once who has no part in the plot. */
const wordsOfPresence: Readonly<Record<Age, number>> = { toddlers: 5, early: 15, middle: 25, preteen: 35 }

/** How often each comes up. What is told of the characters leaves the wishes for the story their room. */
function touchesEach(weaver: Weaver, open: readonly Detail[]): number {
  const { age } = weaver.plan.world
  const wished = open.filter(({ isOfCharacter }) => !isOfCharacter).length
  const threads = wished > 0 ? wished : open.filter(({ kind }) => !saidAtOnce.has(kind)).length
  const room = Math.floor(weaver.moments.length * touchesPerPage[age]) - countMissing(weaver) / 2
  if (weaver.sparing) return 1
  return Math.max(1, Math.min(mostTouches[age], Math.floor(Math.max(0, room) / Math.max(1, threads))))
}

/** A toddler's sentence has no room for two. */
function isCrowded({ plan }: Weaver, open: readonly Detail[], each: number): boolean {
  return each === 1 && open.length > 2 && plan.world.age !== 'toddlers'
}

/** Where it all happens has to be said on the first page, and who somebody is where they come in. */
function placesFirst(details: readonly Detail[]): Detail[] {
  return details.toSorted((a, b) => openingRank(a) - openingRank(b))
}

function openingRank({ kind, isOfCharacter }: Detail): number {
  if (kind === 'place' || kind === 'day') return 0
  return isOfCharacter ? (kind === 'introduction' ? 2 : 3) : 1
}

/** @returns whether any of it is told */
function weaveThread(weaver: Weaver, detail: Detail, count: number): boolean {
  const lines = linesOfDetail(detail)[weaver.plan.world.age]
  const chosen = touches.filter((touch) => touch === 'planted' || count >= (touch === 'paid' ? 2 : 3))
  const told: string[] = []
  for (const touch of chosen.filter((name) => lines[name].length > 0)) {
    const text = weaveTouch(
      weaver,
      detail,
      answering(lines[touch], told),
      pagesForTouch(weaver, touch, detail, count),
    )
    if (text) told.push(text)
  }
  return told.length > 0
}

/** Lines that answer what has been told, or belong where they stand, come before those that are right anywhere. */
function answering(lines: readonly ThreadLine[], told: readonly string[]): ToldLine[][] {
  const special = lines.filter((line) => typeof line !== 'string')
  const answers = special.flatMap((line) =>
    'after' in line && told.some((text) => text.includes(line.after)) ? [line.say] : [],
  )
  const placed = special.filter((line) => 'on' in line)
  return [[...answers, ...placed], lines.filter((line) => typeof line === 'string')]
}

/** A line that nothing has to be told before. */
type ToldLine = string | PlacedLine

/** Tries the first pages named, then the next ones. */
function weaveTouch(
  weaver: Weaver,
  detail: Detail,
  lines: readonly ToldLine[][],
  { choices, inOrder }: PagesToTry,
): string | undefined {
  const random = weaver.random(`detail/${detail.words}`)
  const who = figureOfDetail(weaver, detail)
  const place = settingOfDetail(detail)
  for (const pages of inSight(detail, choices).map((moments) =>
    detail.isOfCharacter ? whereMet(weaver, moments, who, detail) : moments,
  )) {
    for (const moment of byRoof(byPresence(inOrder(weaver, pages, random), who), place)) {
      const naming = namingFor(weaver, detail, who, moment)
      const text = lines
        .map((some) => tellOne(weaver, suiting(placedOn(weaver, some, moment), moment), naming, random))
        .find(Boolean)
      if (text === undefined) continue
      weave(weaver, moment.page, text, {
        joining: moment.present.includes(who) ? [] : [joiningFigure(who, moment)],
        ...(place && hasSameRoof(moment, place) && { setting: place }),
        ...(isShown(detail, moment) && { props: [detail.forms.word ?? ''] }),
      })
      return text
    }
  }
  return canBeSpokenOf(weaver, detail) ? speakOf(weaver, detail, lines, choices.flat()) : undefined
}

/** What is told to be seen there is drawn there, where the illustrator can. */
const isShown = ({ kind, forms }: Detail, moment: Moment): boolean =>
  kind === 'sight' && isDrawnSight(forms.word ?? '') && canBeSeen(forms.word ?? '', moment)

/** Where a sight can be seen comes before everywhere else. */
const inSight = ({ kind, forms }: Detail, choices: readonly (readonly Moment[])[]): (readonly Moment[])[] =>
  kind === 'sight'
    ? [...choices.map((pages) => pages.filter((moment) => canBeSeen(forms.full ?? '', moment))), ...choices]
    : [...choices]

/** Toddlers are told of those whom they see. */
const canBeSpokenOf = ({ plan }: Weaver, { kind, isOfCharacter }: Detail): boolean =>
  isOfCharacter === true && saidAtOnce.has(kind) && plan.world.age !== 'toddlers'

/** Whoever comes in where nobody may stop to describe them, is spoken of before, while they are elsewhere. */
function speakOf(
  weaver: Weaver,
  detail: Detail,
  lines: readonly ToldLine[][],
  pages: readonly Moment[],
): string | undefined {
  const random = weaver.random(`spoken of/${detail.words}`)
  const who = figureOfDetail(weaver, detail)
  const early = pages.filter(({ third, mood, present }) => third === 0 && mood >= 0 && !present.includes(who))
  for (const moment of new Set(early)) {
    const naming = namingFor(weaver, detail, who, moment)
    const text = lines
      .map((some) => tellOne(weaver, placedOn(weaver, some, moment), naming, random))
      .find(Boolean)
    if (text === undefined) continue
    weave(weaver, moment.page, text)
    return text
  }
  return undefined
}

/** What is right on every page, and what is on this one. */
function placedOn(weaver: Weaver, lines: readonly ToldLine[], { page, third }: Moment): string[] {
  const isSettled = third === 2 && page > choicePage(weaver) + 1
  return lines.flatMap((line) => (typeof line === 'string' ? [line] : isSettled ? [line.say] : []))
}

/** Where there is trouble nobody stops to chat about a kite, and indoors no leaf comes down. */
function suiting(lines: readonly string[], moment: Moment): readonly string[] {
  return lines.filter((line) => suitsScene(line, moment) && !(moment.mood < 0 && line.includes('"')))
}

/**
 * Who somebody is, is said where the plot shows them; whoever has no part in it may come along anywhere, and so may a mentor
 * who only comes in where the verse does.
 */
function whereMet(
  weaver: Weaver,
  moments: readonly Moment[],
  who: StoryFigure,
  { kind }: Detail,
): readonly Moment[] {
  const shown = weaver.moments.filter(({ present }) => present.includes(who))
  const isOnlyMentor =
    weaver.plan.world.roles.get('mentor') === who &&
    shown.every((moment) => carriesMuch(moment) || isLast(weaver, moment))
  // Nobody is introduced where somebody is alone with a trouble, but to the smallest, whose pages are few and light.
  const isYoung = weaver.plan.world.age === 'toddlers'
  return shown.length === 0 || (isOnlyMentor && saidAtOnce.has(kind))
    ? moments.filter(({ mood, scene }) => isYoung || mood >= 0 || scene.figures.length > 1)
    : moments.filter(({ present }) => present.includes(who))
}

const isLast = ({ moments }: Weaver, { page }: Moment): boolean => page === moments.length - 1

/** Pages on which the one it is about is there come first; the order among them stays. */
function byPresence(moments: readonly Moment[], who: StoryFigure): Moment[] {
  const there = moments.filter(({ present }) => present.includes(who))
  return [...there, ...moments.filter((moment) => !there.includes(moment))]
}

/** A page that tells of the parent's place is shown there, unless one is under a roof and the other is not. */
const hasSameRoof = ({ scene }: Moment, place: Setting): boolean =>
  isIndoors(scene.setting) === isIndoors(place)

/** Pages that can be shown at the place come first; the order among them stays. */
function byRoof(moments: readonly Moment[], place: Setting | undefined): readonly Moment[] {
  if (!place) return moments
  const fitting = moments.filter((moment) => hasSameRoof(moment, place))
  return [...fitting, ...moments.filter((moment) => !fitting.includes(moment))]
}

function figureOfDetail({ plan }: Weaver, detail: Detail): StoryFigure {
  const hero = plan.world.roles.get('hero') ?? plan.characters[0]
  const about = plan.characters.find(({ name }) => name === (detail.newcomer?.name ?? detail.about))
  const who = about ?? hero
  if (!who) throw new Error('A story has a hero.')
  return who
}

function namingFor({ plan }: Weaver, detail: Detail, who: StoryFigure, moment: Moment): Naming {
  const hero = plan.world.roles.get('hero')
  const beside = who === hero ? companyOf(moment, who) : (hero ?? companyOf(moment, who))
  const other = isAboutFigure(detail) ? beside : companyOf(moment, hero)
  return { roles: { who, other }, nouns: { wish: nounOf(detail) } }
}

function nounOf({ forms, words, plural }: Detail): ChosenNoun {
  return {
    noun: { id: 'wish', word: forms.word ?? words, forms },
    full: forms.full ?? words,
    fromParent: true,
    plural,
  }
}
