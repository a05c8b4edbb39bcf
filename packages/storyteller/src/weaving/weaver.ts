import type { SceneDescription } from '@faith-fables/illustrator/scene-description'
import { bestSuited } from '../bodies/suit-bodies.ts'
import type { StoryFigure } from '../figures/story-figure.ts'
import type { ChosenNoun, World } from '../notation/world.ts'
import type { StoryPlan } from '../plan/story-plan.ts'
import type { Role } from '../plots/plot.ts'
import { createRandom, type Random } from '../random.ts'
import { isWantedShorter, type ToldPages } from '../telling/fit-length.ts'
import { type Insertion, isSamePlace } from '../telling/insertion.ts'
import { renderText } from '../telling/render.ts'
import { canBeTold } from '../telling/tell-pages.ts'
import { names } from '../words/names.ts'
import { rankOfThread } from './inner-seams.ts'
import { canTalk, type Moment, momentsOf } from './moment.ts'
import { rankOfAnswer, type Seam, seamsOf } from './seams.ts'

/** What a woven line may name beside the roles and things of the plot. */
export interface Naming {
  roles?: Partial<Record<Role, StoryFigure | undefined>>
  nouns?: Readonly<Record<string, ChosenNoun>>
}

/** Keeps what is woven into one story: where, and which lines have been told, so that none comes twice. */
export interface Weaver {
  plan: StoryPlan
  moments: readonly Moment[]
  /** The places of each page, best first. */
  seams: readonly (readonly Seam[])[]
  insertions: Insertion[]
  /** There is little room: nothing comes more often than it must. */
  sparing: boolean
  used: Set<string>
  signaturesShown: Map<string, number>
  /** What somebody has picked up, by name. */
  kept: Map<string, string>
  random(purpose: string): Random
}

/** What a story is woven into. */
export interface Warp {
  told: ToldPages
  scenes: readonly SceneDescription[]
  sparing: boolean
}

export function startWeaving(plan: StoryPlan, { told, scenes, sparing }: Warp): Weaver {
  const moments = momentsOf(plan, told.pages, scenes)
  return {
    plan,
    moments,
    seams: moments.map(({ page }) => seamsOf(moments, page)),
    insertions: [],
    sparing,
    used: new Set(),
    signaturesShown: new Map(told.signaturesShown),
    kept: new Map(),
    random: (purpose) => createRandom(`${plan.seed}/${purpose}`),
  }
}

/** Tells the first line of a seeded order that fits and has not been told; undefined when there is none. */
export function tellOne(
  weaver: Weaver,
  lines: readonly string[],
  naming: Naming,
  random: Random,
): string | undefined {
  const world = worldWith(weaver.plan.world, naming)
  const options = { signaturesShown: weaver.signaturesShown }
  const order = random.shuffle(lines)
  const fitting = (weaver.sparing ? shortFirst(weaver, order) : order).filter(
    (candidate) =>
      !weaver.used.has(candidate) &&
      !names(weaver.plan.avoided, candidate) &&
      hasForms(candidate, naming) &&
      isSpokenByTalkers(candidate, naming, world) &&
      isNobodysSpeechAbout(candidate, naming) &&
      canBeTold(candidate, world, options),
  )
  const apart = fitting.filter((candidate) => !namesSomebodyTwice(candidate, naming))
  const best = apart.length > 0 ? apart : fitting
  const [line] = bestSuited(newOpeningsFirst(weaver, best), (candidate) => candidate, world)
  if (line === undefined) return undefined
  weaver.used.add(line)
  return renderText(line, world, { random, short: false, ...options })
}

/** "How do you know that it is Ana?" is asked of nobody else in the same story, as long as there is another way to begin. */
function newOpeningsFirst({ used }: Weaver, lines: readonly string[]): string[] {
  const openings = new Set([...used].flatMap((line) => openingOf(line) ?? []))
  const isNew = (line: string) => !openings.has(openingOf(line) ?? '')
  return [...lines.filter(isNew), ...lines.filter((line) => !isNew(line))]
}

/** The first three words; undefined where a name comes first, which is a new one every time. */
const openingOf = (line: string): string | undefined =>
  line.startsWith('{') ? undefined : line.split(/\s+/, 3).join(' ')

/** Shortest first; where a few words more do no harm, one of the shortest fifth, so that crowded stories differ. */
function shortFirst({ plan }: Weaver, order: readonly string[]): string[] {
  const sorted = order.toSorted((a, b) => a.length - b.length)
  if (plan.world.age === 'toddlers' || isWantedShorter(plan)) return sorted
  const short = sorted.slice(0, Math.ceil(sorted.length / 5))
  return [...order.filter((line) => short.includes(line)), ...sorted.filter((line) => !short.includes(line))]
}

/** For somebody who must be named although every line has been told: one comes back with another name in it. */
export function tellAgain(
  weaver: Weaver,
  lines: readonly string[],
  naming: Naming,
  random: Random,
): string | undefined {
  for (const line of lines) weaver.used.delete(line)
  return tellOne(weaver, lines, naming, random)
}

function worldWith(world: World, { roles = {}, nouns = {} }: Naming): World {
  const named = Object.entries(roles).flatMap(([role, figure]) =>
    figure ? [[role as Role, figure] as const] : [],
  )
  const unnamed = Object.entries(roles).flatMap(([role, figure]) => (figure ? [] : [role]))
  const all = [...world.roles, ...named].filter(([role]) => !unnamed.includes(role))
  return { ...world, roles: new Map(all), nouns: new Map([...world.nouns, ...Object.entries(nouns)]) }
}

/** Animals, toys and babies whom a line names say nothing in it; an animal that is the hero talks all through the plot. */
function isSpokenByTalkers(line: string, { roles = {} }: Naming, world: World): boolean {
  const hero = world.roles.get('hero')
  return Object.entries(roles).every(
    ([role, figure]) => !figure || figure === hero || canTalk(figure) || !saysSomething(line, role),
  )
}

function saysSomething(line: string, role: string): boolean {
  const verbs = '(?:said|asked|called|thought|whispered|remarked|admitted|says|asks|calls|whispers)'
  return new RegExp(`${verbs} \\{${role}\\}|\\{${role}(?:\\.they)?\\} ${verbs}\\b`, 'i').test(line)
}

/** "His choir" is the narrator's word: whoever speaks of it would say "my" or "your". */
function isNobodysSpeechAbout(line: string, { nouns = {} }: Naming): boolean {
  return [...line.matchAll(/\{(\w+)\.(\w+)\}/g)].every(({ index, 1: slot = '', 2: form = '' }) => {
    const words = nouns[slot.toLowerCase()]?.noun.forms[form] ?? ''
    const isSpoken = (line.slice(0, index).split('"').length - 1) % 2 === 1
    return !isSpoken || !/^(?:\{\w+\.their\}|his|her|their|its) /i.test(words)
  })
}

/** Nobody is told "about playing in the park with Ezra" who is Ezra: what is told names them already. */
function namesSomebodyTwice(line: string, { roles = {}, nouns = {} }: Naming): boolean {
  const forms = [...line.matchAll(/\{(\w+)\.(\w+)\}/g)]
  const words = forms.map(([, slot = '', form = '']) => nouns[slot.toLowerCase()]?.noun.forms[form] ?? '')
  return Object.entries(roles).some(
    ([role, figure]) =>
      figure && line.includes(`{${role}`) && words.some((some) => some.includes(figure.name)),
  )
}

/** A line may ask for a form that this detail has not ("{wish.when}"). */
function hasForms(line: string, { nouns = {} }: Naming): boolean {
  return [...line.matchAll(/\{(\w+)\.(\w+)\}/g)].every(([, slot = '', form = '']) => {
    const noun = nouns[slot.toLowerCase()]
    return !noun || form === 'a' || form === 'the' || Boolean(noun.noun.forms[form])
  })
}

/** The best place of a page that is still free, or undefined. */
export function freeSeam(weaver: Weaver, page: number): Seam | undefined {
  return weaver.seams[page]?.find(
    (seam) =>
      seam.rank !== rankOfThread &&
      seam.rank !== rankOfAnswer &&
      !weaver.insertions.some((insertion) => isSamePlace(insertion, seam)),
  )
}

/** The page on which the hero chooses; what is glad or settled comes after it. */
export function choicePage({ moments }: Weaver): number {
  return moments.findIndex(({ carriesChoice }) => carriesChoice)
}

/** How many lines have been woven into a page already. */
export function loadOf(weaver: Weaver, page: number): number {
  return weaver.insertions.filter((insertion) => insertion.page === page).length
}

/**
 * Pages that can take another line, the least laden and quietest first. Beside the verse, the choice and
 * what comes of it nothing is put as long as there is another page.
 */
export function openPages(weaver: Weaver, pages: readonly Moment[], random: Random): Moment[] {
  const cost = (moment: Moment) =>
    3 * loadOf(weaver, moment.page) ** 2 +
    (moment.carriesVerse ? 8 : moment.carriesChoice || moment.page === choicePage(weaver) + 1 ? 5 : 0) +
    (moment.page === weaver.moments.length - 1 ? 6 : 0) +
    noticeable(freeSeam(weaver, moment.page)?.rank ?? 9)
  const open = pages.filter(({ page }) => hasRoom(weaver, page))
  const free = open.filter(({ page }) => freeSeam(weaver, page) !== undefined)
  return random.shuffle(free.length > 0 ? free : open).sort((a, b) => cost(a) - cost(b))
}

/** One line is all that the last page takes: it has an ending of its own. */
export function hasRoom(weaver: Weaver, page: number): boolean {
  return page < weaver.moments.length - 1 || loadOf(weaver, page) === 0
}

/** Where a line would be noticed, a second one on a page where it is not comes first. */
function noticeable(rank: number): number {
  if (rank >= 9) return 30
  return rank >= 3 ? rank + 3 : rank
}
