import { hasTone, operationsOf } from '../feedback/operation.ts'
import type { StoryFigure } from '../figures/story-figure.ts'
import type { Random } from '../random.ts'
import type { Insertion } from '../telling/insertion.ts'
import { clowningOfAnimals, clowningOfPeople } from './clown-lines.ts'
import { endingLines, excitingLines } from './ending-lines.ts'
import { canTalk, companyOf, everyoneIn, type Moment } from './moment.ts'
import { refrains } from './refrain-lines.ts'
import { suitsScene } from './suits-scene.ts'
import { talkLines } from './talk-lines.ts'
import { bedtimeLines, calmLines, type JokeKind, jokeLines, slowLines } from './tone-lines.ts'
import { weave } from './weave.ts'
import { entranceOf } from './weave-presence.ts'
import { choicePage, freeSeam, loadOf, openPages, tellOne, type Weaver } from './weaver.ts'

/**
 * Jokes stand on bright pages before the trouble and after it, never beside the verse, the choice or the last lines, and no
 * two of a book are of one kind. Rather none than one that does not belong to its page.
 */
export function weaveJokes(weaver: Weaver): void {
  if (!hasTone(weaver.plan.operations, 'funnier')) return
  const bright = pagesWithCompany(weaver).filter(
    ({ mood, page, carriesVerse, carriesChoice }) =>
      mood >= 0 &&
      !carriesVerse &&
      !carriesChoice &&
      !isInTrouble(weaver, page) &&
      page < weaver.moments.length - 1 &&
      (freeSeam(weaver, page)?.rank ?? 9) <= noticed,
  )
  const wanted = jokesWanted(weaver)
  const pages = spread(bright, wanted)
  const random = weaver.random('jokes')
  const others =
    pages.length > 0 && pages.length >= wanted ? [] : leastNoticed(weaver, random, wanted - pages.length)
  const told = new Set<JokeKind>()
  const before = weaver.insertions.length
  for (const moment of [...pages, ...others.filter((one) => !pages.includes(one))]) {
    put(weaver, moment, jokeOn(weaver, moment, told, random))
  }
  if (weaver.insertions.length === before) weaveOneJoke(weaver, told, random)
}

/** A short book is all beginning, trouble and end: there the beginning has the joke, behind what it tells, or else the least dark page. */
function weaveOneJoke(weaver: Weaver, told: Set<JokeKind>, random: Random): void {
  const possible = weaver.moments
    .slice(0, -1)
    .filter(({ carriesVerse, carriesChoice, mood }) => !carriesVerse && !carriesChoice && mood > -2)
    .toSorted((one, other) => other.mood - one.mood)
  for (const moment of possible) {
    const joke = jokeOn(weaver, moment, told, random)
    if (joke === undefined) continue
    weave(weaver, moment.page, joke, { late: true })
    return
  }
}

/** Nothing funny stands beside somebody's death. */
function tellsOfLoss({ plan, insertions }: Weaver, page: number): boolean {
  const losses = plan.details.details.flatMap(({ kind, forms }) =>
    kind === 'loss' ? [forms.past ?? ''] : [],
  )
  return insertions.some(
    (insertion) => insertion.page === page && losses.some((loss) => insertion.text.includes(loss.slice(1))),
  )
}

/** A joke of whom the parent named, or of anybody, that can happen on the page. */
function jokeOn(weaver: Weaver, moment: Moment, told: Set<JokeKind>, random: Random): string | undefined {
  if (tellsOfLoss(weaver, moment.page)) return undefined
  const { age } = weaver.plan.world
  const clown = clownOf(weaver)
  const lines = clown?.kind === 'animal' ? clowningOfAnimals : clowningOfPeople
  const ofClown = clown && tellOne(weaver, lines[age], { roles: { other: clown } }, random)
  if (ofClown) return ofClown
  const fitting = jokeLines[age].filter(({ kind, say }) => !told.has(kind) && suitsScene(say, moment))
  for (const { kind, say } of random.shuffle(fitting)) {
    const text = tellOne(weaver, [say], { roles: { other: otherOn(weaver, moment) } }, random)
    if (text === undefined) continue
    told.add(kind)
    return text
  }
  return undefined
}

/** Who is to be funny, where the parent says so: a toy and a baby do nothing of the kind. */
function clownOf({ plan }: Weaver): StoryFigure | undefined {
  const asked = operationsOf(plan.operations, 'tone').findLast(({ tone }) => tone === 'funnier')
  const clown = everyoneIn(plan).find(({ name }) => name === asked?.name)
  return clown && (clown.kind === 'animal' || canTalk(clown)) ? clown : undefined
}

/** Whoever asks twice gets more of them. */
function jokesWanted({ plan, moments, sparing }: Weaver): number {
  const asked = operationsOf(plan.operations, 'tone').filter(
    ({ tone, wanted }) => tone === 'funnier' && wanted,
  )
  return (sparing ? 1 : moments.length >= 10 ? 3 : 2) + asked.length - 1
}

/** Where no page has a good place, the best of the others that are neither sad nor full: a joke is no way to open a story. */
function leastNoticed(weaver: Weaver, random: Random, count: number): Moment[] {
  const inside = weaver.moments.length > 2 ? weaver.moments.slice(1, -1) : weaver.moments
  const light = inside.filter(
    ({ mood, page, carriesVerse, carriesChoice }) =>
      mood >= 0 && !carriesVerse && !carriesChoice && !isInTrouble(weaver, page),
  )
  return openPages(weaver, light, random).slice(0, count)
}

/** From the first dark page to what comes of the choice. */
function isInTrouble(weaver: Weaver, page: number): boolean {
  const firstDark = weaver.moments.findIndex(({ mood }) => mood < 0)
  return firstDark >= 0 && page > firstDark && page <= choicePage(weaver) + 1
}

/** A reassuring breath on the dark pages, by somebody who looks after the hero. */
export function weaveCalm(weaver: Weaver): void {
  if (!hasTone(weaver.plan.operations, 'calmer')) return
  const near = comforter(weaver)
  const known = near ? Math.max(0, entranceOf(near, weaver)) : 0
  const dark = weaver.moments.filter(({ mood, page }) => mood < 0 && page >= known)
  const lines = (dark.length > 0 ? calmLines : slowLines)[weaver.plan.world.age]
  const random = weaver.random('calm')
  const pages = dark.length > 0 ? spread(dark, lines.length) : weaver.moments.slice(known, known + 1)
  for (const moment of pages) {
    const text = tellOne(weaver, lines, { roles: { other: near } }, random)
    if (text !== undefined) weave(weaver, moment.page, text, { late: true })
  }
}

export function weaveTalk(weaver: Weaver): void {
  if (!hasTone(weaver.plan.operations, 'talkative')) return
  const random = weaver.random('talk')
  const pages = pagesWithCompany(weaver).filter(({ page }) => page < weaver.moments.length - 1)
  for (const moment of spread(pages, Math.max(2, Math.round(weaver.moments.length / 3)))) {
    put(
      weaver,
      moment,
      tellOne(
        weaver,
        talkLines[weaver.plan.world.age],
        { roles: { other: otherOn(weaver, moment) } },
        random,
      ),
    )
  }
}

/** A moment of haste before the choice, on pages that have room for it. */
export function weaveExcitement(weaver: Weaver): void {
  if (!hasTone(weaver.plan.operations, 'exciting')) return
  const random = weaver.random('exciting')
  const lines = excitingLines[weaver.plan.world.age]
  const before = weaver.moments.filter(
    ({ page, carriesVerse }) => page > 0 && page <= choicePage(weaver) && !carriesVerse,
  )
  const pages = spread(
    before.length > 0 ? before : weaver.moments.slice(0, 1),
    weaver.moments.length >= 10 ? 2 : 1,
  )
  for (const moment of pages) put(weaver, moment, tellOne(weaver, lines, {}, random))
}

/** A line of the parent's own comes back on three pages; it stands as it was written. */
export function weaveOwnRefrain(weaver: Weaver): void {
  const line = operationsOf(weaver.plan.operations, 'refrain-line').at(-1)?.words
  if (!line) return
  const { moments } = weaver
  const open = moments.filter(({ page, carriesVerse }) => !carriesVerse && page < moments.length - 1)
  for (const moment of [...spread(open, 2), ...moments.slice(-1)])
    weaver.insertions.push(atTheEnd(moment, asSentence(line)))
}

const asSentence = (line: string): string =>
  `${line.slice(0, 1).toUpperCase()}${line.slice(1)}${/[.!?]$/.test(line) ? '' : '.'}`

/** Another ending has another last line, besides the other words of its pages. */
export function weaveOtherEnding(weaver: Weaver): void {
  const last = weaver.moments.at(-1)
  const turns = last ? weaver.plan.turnsOfPage(last.page) : 0
  const lines = endingLines[weaver.plan.world.age]
  const line = lines[(turns - 1) % lines.length]
  const text = turns > 0 && line ? tellOne(weaver, [line], {}, weaver.random('ending')) : undefined
  if (last && text) weaver.insertions.push(atTheEnd(last, text))
}

/** Behind everything else on its page. */
export function atTheEnd({ page, paragraphs }: Moment, text: string): Insertion {
  return { page, at: paragraphs.length, within: 0, joins: false, text, joining: [] }
}

/** The refrain comes three times and breaks at the end. */
export function weaveRefrain(weaver: Weaver): void {
  if (!hasTone(weaver.plan.operations, 'refrain')) return
  const { plan, moments } = weaver
  const { age } = plan.world
  const own = plan.plot.refrains?.[age]
  const refrain = weaver.random('refrain').pick(own && own.length > 0 ? own : refrains[age])
  const open = moments.filter(
    ({ page, carriesVerse }) => !carriesVerse && page < moments.length - 1 && freeSeam(weaver, page),
  )
  const random = weaver.random('refrain/words')
  for (const moment of spread(open, 3)) {
    const text = tellOne(weaver, [refrain.say], {}, random)
    if (text) weave(weaver, moment.page, text, { apart: true })
    weaver.used.delete(refrain.say)
  }
  const last = moments.length - 1
  const broken = tellOne(weaver, [refrain.broken], {}, random)
  if (broken)
    weaver.insertions.push({
      page: last,
      at: moments[last]?.paragraphs.length ?? 0,
      within: 0,
      joins: false,
      text: broken,
      joining: [],
    })
}

export function weaveBedtime(weaver: Weaver): void {
  if (!hasTone(weaver.plan.operations, 'bedtime')) return
  const last = weaver.moments.at(-1)
  const text = tellOne(
    weaver,
    bedtimeLines[weaver.plan.world.age],
    { roles: { other: comforter(weaver) } },
    weaver.random('bedtime'),
  )
  if (last && text)
    weaver.insertions.push({
      page: last.page,
      at: last.paragraphs.length,
      within: 0,
      joins: false,
      text,
      joining: [],
    })
}

function put(weaver: Weaver, moment: Moment, text: string | undefined): void {
  if (text !== undefined) weave(weaver, moment.page, text)
}

/** From this rank on a paragraph would open or end the story. */
const noticed = 3

/** Pages on which somebody human stands beside the hero; those of the verse and the choice are left out. */
export function pagesWithCompany(weaver: Weaver): Moment[] {
  const hero = weaver.plan.world.roles.get('hero')
  const quiet = weaver.moments.filter(({ carriesVerse, carriesChoice }) => !carriesVerse && !carriesChoice)
  const talking = quiet.filter(
    (moment) =>
      hero && moment.present.includes(hero) && companyOf(moment, hero) && freeSeam(weaver, moment.page),
  )
  const fresh = talking.filter(
    ({ page }) => loadOf(weaver, page) === 0 && (freeSeam(weaver, page)?.rank ?? 9) <= noticed,
  )
  return fresh.length >= 3
    ? fresh
    : talking.length > 0
      ? talking
      : openPages(weaver, quiet, weaver.random('company')).slice(0, 1)
}

/** Somebody who is on that page, or else anybody human. */
export function otherOn(weaver: Weaver, moment: Moment): StoryFigure | undefined {
  const hero = weaver.plan.world.roles.get('hero')
  return (
    companyOf(moment, hero) ?? everyoneIn(weaver.plan).find((figure) => figure !== hero && canTalk(figure))
  )
}

/** The grown-up who looks after the hero: nobody who has just quarreled with them. */
export function comforter({ plan }: Weaver): StoryFigure | undefined {
  const { roles } = plan.world
  const hero = roles.get('hero')
  const others = everyoneIn(plan).filter((figure) => figure !== hero && canTalk(figure))
  const grown = others.find((figure) => figure.grown && figure !== roles.get('away'))
  return roles.get('mentor') ?? roles.get('owner') ?? grown ?? others[0]
}

/** `count` of the items, evenly from first to last. */
export function spread<Item>(items: readonly Item[], count: number): Item[] {
  if (count >= items.length) return [...items]
  const step = count > 1 ? (items.length - 1) / (count - 1) : 0
  return Array.from({ length: count }, (_unused, index) => items[Math.round(index * step)] as Item)
}
