import type { StoryFigure } from '../figures/story-figure.ts'
import type { Age, FactName, Noun, Role } from '../plots/plot.ts'

/** A noun that fills a slot, with the parent's own words for it where there are some. */
export interface ChosenNoun {
  noun: Noun
  /** "blue teapot with three painted birds"; the plain noun when the parent said no more. */
  full: string
  fromParent: boolean
  /** Whether verbs after it are plural; a plot's nouns leave that to their phrasings. */
  plural?: boolean
}

/** Everything a text of the plot may name. */
export interface World {
  age: Age
  roles: ReadonlyMap<Role, StoryFigure>
  nouns: ReadonlyMap<string, ChosenNoun>
  /** What acts of the facts that the parent told, with the forms that a hinge may name. */
  facts: ReadonlyMap<FactName, Readonly<Record<string, string>>>
  /** The exact verse in quotation marks with its reference. */
  verse: string
  heart: string
}

export function figureOf(world: World, name: string): StoryFigure | undefined {
  return world.roles.get(name as Role)
}

/** Whether a slot can be filled: a role somebody holds, a noun, or the verse and its heart line. */
export function isFilled(world: World, name: string): boolean {
  return name === 'verse' || name === 'heart' || figureOf(world, name) !== undefined || world.nouns.has(name)
}
