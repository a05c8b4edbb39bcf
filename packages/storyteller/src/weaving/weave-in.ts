import { echoWish, isFound } from '../details/echo-wishes.ts'
import { hasTone, operationsOf } from '../feedback/operation.ts'
import type { StoryFigure } from '../figures/story-figure.ts'
import type { StoryPlan } from '../plan/story-plan.ts'
import { createRandom, type Random } from '../random.ts'
import type { Insertion } from '../telling/insertion.ts'
import { renderText } from '../telling/render.ts'
import { canBeTold } from '../telling/tell-pages.ts'
import type { World } from '../telling/world.ts'
import { presenceLines } from './presence-lines.ts'
import { bedtimeLines, calmLines, jokeLines } from './tone-lines.ts'
import { type ValueLines, valueLines } from './value-lines.ts'

/**
 * The paragraphs the plot itself does not have: characters without a role, what the parent asked to be
 * changed, and wishes that no slot could take up.
 */
export function weaveIn(plan: StoryPlan, told: readonly string[]): Insertion[] {
  const woven = [
    ...newPlaceAndTime(plan),
    ...presence(plan, told),
    ...emphasis(plan),
    ...jokes(plan),
    ...calm(plan),
    ...bedtime(plan),
  ]
  return [...wishes(plan, [...told, ...woven.map(({ text }) => text)].join(' ')), ...woven]
}

function newPlaceAndTime(plan: StoryPlan): Insertion[] {
  const place = operationsOf(plan.operations, 'place').at(-1)
  const time = operationsOf(plan.operations, 'time').at(-1)
  const now = plan.world.age === 'toddlers'
  const texts = [
    ...(place ? [now ? `Where are we? ${place.words}!` : `It all happened ${place.words}.`] : []),
    ...(time ? [timeSentence(time.words, now)] : []),
  ]
  return texts.map((text) => ({ page: 0, at: 'start', text }))
}

const partsOfDay = /^(night|evening|morning|dawn|dusk|sunset|sunrise|afternoon)$/

function timeSentence(words: string, now: boolean): string {
  const is = now ? 'It is' : 'It was'
  if (partsOfDay.test(words)) return `${is} ${words}.`
  if (/^(rain|snow|fog|wind)/.test(words))
    return `${is} a ${words.replace(/(?<=^(?:rain|snow|wind))(?:ing|ed|s)?$/, 'y').replace(/^fog$/, 'foggy')} day.`
  return `${is} ${words.replace(/^christmas$/, 'Christmas').replace(/^easter$/, 'Easter')}.`
}

/**
 * Everyone the parent named is to be met in each third of the story; somebody whose role comes in later, from
 * that page on.
 */
function presence(plan: StoryPlan, told: readonly string[]): Insertion[] {
  const thirds = ['first', 'middle', 'last'] as const
  const hero = plan.world.roles.get('hero')
  return plan.characters
    .filter((figure) => figure !== hero)
    .flatMap((figure) =>
      thirds.flatMap((third, index) => {
        const pages = pagesOfThird(plan, index)
        if (pages.some((page) => told[page]?.includes(figure.name))) return []
        const free = pages.filter((page) => page > entranceOf(figure, plan))
        if (free.length === 0) return []
        const random = createRandom(`${plan.seed}/${figure.name}/${third}`)
        const lines = presenceLines[figure.kind][plan.world.age][third]
        const text = tell(lines, withOther(plan.world, figure), random)
        return [{ page: random.pick(quietPages(plan, free)), at: 'end' as const, text, figure }]
      }),
    )
}

/** The first page that shows a role; whoever no page shows comes along from the start. */
function entranceOf(figure: StoryFigure, plan: StoryPlan): number {
  return plan.pages.findIndex(({ scene }) =>
    scene.cast.some(([role]) => plan.world.roles.get(role) === figure),
  )
}

function pagesOfThird(plan: StoryPlan, third: number): number[] {
  const count = plan.pages.length
  const from = Math.floor((third * count) / 3)
  return Array.from(
    { length: Math.floor(((third + 1) * count) / 3) - from },
    (_unused, index) => from + index,
  )
}

/** Pages on which another paragraph does not break into the verse or the choice. */
function quietPages(plan: StoryPlan, pages: readonly number[]): readonly number[] {
  const quiet = pages.filter((page) => !plan.pages[page]?.carriesVerse && !plan.pages[page]?.carriesChoice)
  return quiet.length > 0 ? quiet : pages
}

/** One talk before the choice and one after it, each on a page where somebody is there to talk with. */
function emphasis(plan: StoryPlan): Insertion[] {
  const choice = plan.pages.findIndex(({ carriesChoice }) => carriesChoice)
  const talkative = pagesWithCompany(plan)
  const before = talkative.filter((page) => page < choice)
  const after = talkative.filter((page) => page > choice)
  return operationsOf(plan.operations, 'emphasis').flatMap(({ values }) =>
    values.slice(0, 2).flatMap((value, index) => {
      const random = createRandom(`${plan.seed}/${value}`)
      const lines = linesForAge(valueLines[value], plan)
      const pages = [before.at(-1 - index) ?? 0, after.at(index) ?? plan.pages.length - 1]
      return lines.map((line, turn) => {
        const page = pages[turn] ?? 0
        return { page, at: 'end' as const, text: tell([line], talkersOn(plan, page), random) }
      })
    }),
  )
}

function linesForAge(lines: ValueLines, plan: StoryPlan): readonly string[] {
  if (plan.world.age === 'toddlers') return [lines.toddlers]
  return plan.world.age === 'early' ? lines.early : lines.older
}

/** Jokes stand on bright pages, never beside the verse, the choice or the last lines. */
function jokes(plan: StoryPlan): Insertion[] {
  if (!hasTone(plan.operations, 'funnier')) return []
  const random = createRandom(`${plan.seed}/jokes`)
  const lines = random.shuffle(jokeLines[plan.world.age])
  const bright = pagesWithCompany(plan).filter((page) => (plan.pages[page]?.valence.low ?? 0) >= 0)
  const pages = spread(
    bright.filter((page) => page < plan.pages.length - 1),
    plan.pages.length >= 10 ? 3 : 2,
  )
  return (pages.length > 0 ? pages : [0]).map((page, index) => ({
    page,
    at: 'end',
    text: tell([lines[index % lines.length] ?? ''], talkersOn(plan, page), random),
  }))
}

function calm(plan: StoryPlan): Insertion[] {
  if (!hasTone(plan.operations, 'calmer')) return []
  const random = createRandom(`${plan.seed}/calm`)
  const lines = random.shuffle(calmLines[plan.world.age])
  const comforted = comforters(plan)
  const near = comforted.roles.get('other')
  const known = near ? Math.max(0, entranceOf(near, plan)) : 0
  const dark = plan.pages.flatMap(({ valence }, page) => (valence.low < 0 && page >= known ? [page] : []))
  const pages = spread(dark, lines.length)
  return (pages.length > 0 ? pages : [known]).map((page, index) => ({
    page,
    at: 'end',
    text: tell([lines[index] ?? ''], comforted, random),
  }))
}

function bedtime(plan: StoryPlan): Insertion[] {
  if (!hasTone(plan.operations, 'bedtime')) return []
  const text = tell(bedtimeLines[plan.world.age], comforters(plan), createRandom(`${plan.seed}/bedtime`))
  return [{ page: plan.pages.length - 1, at: 'end', text }]
}

/**
 * Wishes are spread over the pages, so that they never stand as a list. The hero says them, or whoever is
 * there beside the hero when the wish is about the hero.
 */
function wishes(plan: StoryPlan, story: string): Insertion[] {
  const hero = plan.world.roles.get('hero')
  const open = plan.wishes.filter((wish) => !isFound(wish, story))
  const anywhere = quietPages(
    plan,
    plan.pages.map((_page, index) => index),
  )
  const firstTurn = createRandom(`${plan.seed}/wishes`).pick([0, 1, 2])
  return open.map((wish, index) => {
    const aboutHero = hero !== undefined && wish.includes(hero.name)
    const pages = aboutHero ? pagesWithCompany(plan) : anywhere
    const page = spread(pages, open.length)[index % Math.max(1, Math.min(open.length, pages.length))] ?? 0
    const speakers = [hero, companyOn(plan, page)].filter((figure) => figure !== undefined)
    const at = index > 0 && index === open.length - 1 ? 'start' : 'end'
    return { page, at, text: echoWish(wish, speakers, plan.world.age, firstTurn + index) }
  })
}

/** The hero first, then every human of the parent's, then the plot's people. */
function speakers(plan: StoryPlan): StoryFigure[] {
  const hero = plan.world.roles.get('hero')
  const everyone = [...plan.characters, ...plan.world.roles.values()]
  return [...(hero ? [hero] : []), ...everyone.filter((figure) => figure.kind === 'human' && figure !== hero)]
}

/** Pages between the verse and the choice left out, on which somebody human stands beside the hero. */
function pagesWithCompany(plan: StoryPlan): number[] {
  const quiet = plan.pages.flatMap((page, index) => (page.carriesVerse || page.carriesChoice ? [] : [index]))
  return quiet.filter((page) => companyOn(plan, page) !== undefined)
}

function companyOn(plan: StoryPlan, page: number): StoryFigure | undefined {
  const cast = plan.pages[page]?.scene.cast ?? []
  const seen = cast.map(([role]) => plan.world.roles.get(role))
  const hero = plan.world.roles.get('hero')
  return seen.includes(hero) ? seen.find((figure) => figure?.kind === 'human' && figure !== hero) : undefined
}

/** The world with somebody who is on that page, or else anybody human, as `{other}`. */
function talkersOn(plan: StoryPlan, page: number): World {
  const company = companyOn(plan, page) ?? speakers(plan)[1] ?? plan.characters[1]
  return company ? withOther(plan.world, company) : plan.world
}

/** The world with the grown-up who looks after the hero as `{other}`: nobody who has just quarreled with them. */
function comforters(plan: StoryPlan): World {
  const grown = speakers(plan).find((figure) => figure.grown && figure !== plan.world.roles.get('away'))
  const near = plan.world.roles.get('mentor') ?? plan.world.roles.get('owner') ?? grown
  return near ? withOther(plan.world, near) : talkersOn(plan, 0)
}

function withOther(world: World, figure: StoryFigure): World {
  return { ...world, roles: new Map([...world.roles, ['other', figure]]) }
}

function tell(lines: readonly string[], world: World, random: Random): string {
  const signaturesShown = new Map<string, number>()
  const tellable = lines.filter((line) => canBeTold(line, world, { signaturesShown }))
  return renderText(random.pick(tellable), world, { random, short: false, signaturesShown })
}

/** `count` of the items, evenly from first to last. */
function spread<Item>(items: readonly Item[], count: number): Item[] {
  if (count >= items.length) return [...items]
  const step = count > 1 ? (items.length - 1) / (count - 1) : 0
  return Array.from({ length: count }, (_unused, index) => items[Math.round(index * step)] as Item)
}
