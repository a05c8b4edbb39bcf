import type { Age, Beat, MeltedPage, PagePlan, Phrasing, Plot, Role } from '../plots/plot.ts'
import type { SceneTemplate } from '../plots/scene-template.ts'

/** One page of the story before it is told: a beat, or several melted into one. */
export interface PageSource {
  id: string
  phrasings: readonly Phrasing[]
  more: readonly string[]
  scene: SceneTemplate
  /** The lowest and highest mood of its beats. */
  valence: { low: number; high: number }
  carriesVerse: boolean
  carriesChoice: boolean
  needs: readonly Role[]
}

type Side = 'young' | 'old'

export function sideOf(age: Age): Side {
  return age === 'toddlers' || age === 'early' ? 'young' : 'old'
}

/**
 * The pages for a number of pictures from 5 to as many as the plot has beats: its plan for 5, 10 or 15, filled up with optional
 * beats by rank, then by taking melted pages apart. A page whose people are missing gives way to another
 * beat as long as there is one. With `calm`, the darkest optional beats come last of all.
 */
export function layPages(
  plot: Plot,
  age: Age,
  count: number,
  options: { filled: ReadonlySet<Role>; calm: boolean },
): PageSource[] {
  const side = sideOf(age)
  const ids =
    count >= plot.beats.length
      ? plot.beats.map(({ id }) => id)
      : growPlan(plot, age, [...planFor(plot.pages[side], count)], count, options)
  return ids.map((id) => pageFor(plot, age, id))
}

function planFor(plan: PagePlan, count: number): readonly string[] {
  if (count >= 15 && plan[15]) return plan[15]
  return (count >= 10 && plan[10]) || plan[5]
}

function growPlan(
  plot: Plot,
  age: Age,
  start: string[],
  count: number,
  options: { filled: ReadonlySet<Role>; calm: boolean },
): string[] {
  const free = freeBeats(plot, age, start, options)
  const giveWay = start.filter((id) => {
    const page = pageFor(plot, age, id)
    const tellable = page.needs.every((role) => options.filled.has(role))
    return isOptional(plot, id) && (!tellable || (options.calm && page.valence.low < 0))
  })
  const leaving = giveWay.slice(0, free.length)
  let ids = start.filter((id) => !leaving.includes(id))
  const stillFree = () => free.shift() ?? (ids.some(isMelted) ? undefined : peopled(plot, ids))
  while (ids.length < count) {
    const next = stillFree()
    ids = next ? withBeat(plot, ids, next.id) : takeApart(ids)
  }
  return ids
}

/** Optional beats that no page tells yet, best rank first. */
function freeBeats(
  plot: Plot,
  age: Age,
  ids: readonly string[],
  options: { filled: ReadonlySet<Role>; calm: boolean },
): Beat[] {
  const told = new Set(ids.flatMap((id) => id.split('/')))
  const rank = (beat: Beat) => (beat.rank?.[sideOf(age)] ?? 0) + (options.calm && beat.valence < 0 ? 100 : 0)
  return plot.beats
    .filter((beat) => !beat.core && !told.has(beat.id))
    .filter((beat) => (beat.needs ?? []).every((role) => options.filled.has(role)))
    .sort((a, b) => rank(a) - rank(b))
}

/** A beat for which the plot brings along its own people. */
function peopled(plot: Plot, ids: readonly string[]): Beat | undefined {
  return plot.beats.find(({ id }) => !ids.includes(id))
}

function isMelted(id: string): boolean {
  return id.includes('/')
}

function isOptional(plot: Plot, id: string): boolean {
  return plot.beats.some((beat) => beat.id === id && !beat.core)
}

/** Splits the first melted page into its beats. @throws RangeError when every beat has its page already. */
function takeApart(ids: readonly string[]): string[] {
  const index = ids.findIndex(isMelted)
  if (index < 0) throw new RangeError('The plot has no further beat for another page.')
  const [first = '', ...rest] = (ids[index] ?? '').split('/')
  return [...ids.slice(0, index), first, ...rest, ...ids.slice(index + 1)]
}

/** Puts a beat before the first page that comes later in the story. */
function withBeat(plot: Plot, ids: readonly string[], added: string): string[] {
  const order = (id: string) => plot.beats.findIndex((beat) => beat.id === id.split('/')[0])
  const later = ids.findIndex((id) => order(id) > order(added))
  const at = later < 0 ? ids.length : later
  return [...ids.slice(0, at), added, ...ids.slice(at)]
}

/**
 * A page by its id. Where a page of several beats has no words for this age, it is told beat by beat, by those whose people are
 * there.
 * @throws Error when a page plan names what the plot does not have
 */
export function pageFor(plot: Plot, age: Age, id: string, filled?: ReadonlySet<Role>): PageSource {
  const beats = id.split('/').map((beatId) => {
    const beat = plot.beats.find((candidate) => candidate.id === beatId)
    if (!beat) throw new Error(`Plot "${plot.id}" has no beat "${beatId}".`)
    return beat
  })
  const page: Beat | MeltedPage | undefined =
    beats.length > 1 ? plot.melted.find((melted) => melted.id === id) : beats[0]
  if (!page) throw new Error(`Plot "${plot.id}" has no melted page "${id}".`)
  const valences = beats.map(({ valence }) => valence)
  return {
    id,
    phrasings: page.text[age] ?? beatByBeat(peopledOf(beats, filled), age),
    more: page.more?.[age] ?? [],
    scene: page.scene,
    valence: { low: Math.min(...valences), high: Math.max(...valences) },
    carriesVerse: beats.some(({ carries }) => carries === 'verse'),
    carriesChoice: beats.some(({ carries }) => carries === 'choice'),
    needs: page.needs ?? [],
  }
}

function peopledOf(beats: readonly Beat[], filled: ReadonlySet<Role> | undefined): readonly Beat[] {
  const peopled = beats.filter(({ needs = [] }) => needs.every((role) => filled?.has(role) ?? true))
  return peopled.length > 0 ? peopled : beats
}

/** More ways to say a page are never drawn. */
const mostPhrasings = 12

/** The words of each beat behind those of the one before; only of those that always can be told, where there are any. */
function beatByBeat(beats: readonly Beat[], age: Age): Phrasing[] {
  const ways = beats.map(({ text }) => {
    const all = text[age] ?? []
    const plain = all.filter((phrasing) => typeof phrasing === 'string')
    return plain.length > 0
      ? plain
      : all.map((phrasing) => (typeof phrasing === 'string' ? phrasing : phrasing.say))
  })
  return Array.from(
    { length: Math.min(mostPhrasings, Math.max(...ways.map(({ length }) => length))) },
    (_, turn) => ways.map((way) => way[turn % way.length]).join('¶'),
  )
}
