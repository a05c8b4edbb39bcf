import { findProp } from '../props/find-prop.ts'
import type { SceneDescription, SceneFigure } from '../scene-description.ts'
import { asOne, doingOf, together } from './doings.ts'
import { listed, withArticle } from './nouns.ts'
import { whereAndWhen } from './where-and-when.ts'

/** Those who do the same, and what they do. */
interface Deed {
  names: string[]
  doing: string
}

/** One sentence for those who cannot see the picture, such as "Mia and Leo hug while Pip sleeps in a garden at night." */
export function describePicture(scene: SceneDescription): string {
  const where = whereAndWhen(scene)
  if (scene.figures.length === 0)
    return `${capital(where.replace(/^(in|on|at|by) /, ''))}, with nobody there.`
  return `${capital(joined(deedsOf(scene.figures)))} ${where}${thingsOf(scene)}.`
}

/** Couples first become one deed, then those who do the same are named together. */
function deedsOf(figures: readonly SceneFigure[]): Deed[] {
  const deeds: Deed[] = []
  const told = new Set<string>()
  for (const figure of figures) {
    if (told.has(figure.name)) continue
    const partner = figures.find(({ name }) => name === figure.look && name !== figure.name)
    const both = together[figure.pose]
    const isCouple =
      partner !== undefined && both !== undefined && isInto(figure, partner) && !told.has(partner.name)
    const deed =
      isCouple && !figure.hold && !partner.hold
        ? { names: [figure.name, partner.name], doing: both }
        : { names: [figure.name], doing: doingOf(figure, partner?.name ?? null) }
    for (const name of deed.names) told.add(name)
    const same = deeds.find(({ doing, names }) => doing === deed.doing && names.length > 0 && !isCouple)
    if (same) same.names.push(...deed.names)
    else deeds.push(deed)
  }
  return deeds
}

/** The other does the same, or just stands there. */
const isInto = (figure: SceneFigure, partner: SceneFigure): boolean =>
  partner.pose === figure.pose || partner.pose === 'stand'

function joined(deeds: readonly Deed[]): string {
  const clauses = deeds.map(
    ({ names, doing }) => `${listed(names)} ${names.length > 1 ? doing : asOne(doing)}`,
  )
  // Where several are named together, "and" would run into the next name.
  const several = deeds.some(({ names, doing }) => names.length > 1 || / and /.test(doing))
  if (clauses.length < 2 || !several) return listed(clauses)
  if (clauses.length === 2) return clauses.join(' while ')
  return `${clauses.slice(0, -1).join(', ')}, and ${clauses.at(-1)}`
}

/** Things that stand about, two at most; what hangs in the sky or in hands is left out. */
function thingsOf({ props, figures }: SceneDescription): string {
  const held = new Set(figures.flatMap(({ hold }) => hold ?? []))
  const things = [...new Set(props)].filter((noun) => {
    const place = findProp(noun)?.drawing.place
    return (place === 'ground' || place === 'behind') && !held.has(noun)
  })
  return things.length === 0 ? '' : `, with ${listed(things.slice(0, 2).map(withArticle))} close by`
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
