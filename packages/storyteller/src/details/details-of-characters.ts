import { articleFor } from '@faith-fables/listener/text/article-for'
import { isLiving } from '../figures/find-kind.ts'
import type { StoryFigure } from '../figures/story-figure.ts'
import type { Age } from '../plots/plot.ts'
import type { Detail, Known } from './detail.ts'
import { carrying } from './details-of-facts.ts'
import { tellFacts } from './tell-facts.ts'

/** "Always carries her stuffed elephant Ellie", "takes a blanket everywhere", "never without his map", "with her doll". */
const alongs: readonly RegExp[] = [
  /\b(?:always|never (?:goes anywhere )?without|(?:won't|doesn't) go anywhere without|never lets go of)\s+(?:(?:carries|takes|brings|has|holds|hugs|drags|walks around with)\s+)?(?<what>(?:her|his|their|an?) .+)$/i,
  /\b(?:carries|takes|brings|drags)\s+(?<what>(?:her|his|their|an?) .+?) (?:everywhere|wherever|along|all the time|with (?:her|him|them))\b/i,
  /\b(?:with|hugs|holds|carries|hugging|holding|carrying)\s+(?<what>(?:her|his|their|an?) (?:[\w-]+ )*(?:teddy|doll|stuffed|plush|toy|cuddly|blanket|puppet)\b.*)$/i,
]
/** Where it is kept, and how it is taken along. */
const ways =
  / (?:everywhere|wherever|along|around|about|all the time|with (?:her|him|them)|(?:in|on|under|at|around|over) (?:her|his|their|one) )(?:.*)$/i

/** "His cat Mimi on his shoulder", "has a dog named Rex". */
const pet =
  /(?:^|\b(?:with|has|and|owns|loves|walks)\s+)(?:her|his|their|an?) (?<what>(?:(?!named|called)\p{Ll}[\p{L}-]* ){0,2}(?!named|called)\p{Ll}+),? (?:(?:named|called) )?(?<name>\p{Lu}\p{L}+)/u

/** What the details of the characters say of them, and of toys, things and pets that they have along: details like those of Additional Details. */
export function detailsOfCharacters(
  characters: readonly StoryFigure[],
  room: { age: Age; pages: number },
): Detail[] {
  const along = new Map(
    characters.map((figure) => [figure, figure.kind === 'human' ? detailsAlong(figure, characters) : []]),
  )
  return [...[...along.values()].flat(), ...tellFacts(characters, (figure) => along.get(figure) ?? [], room)]
}

function detailsAlong(owner: StoryFigure, characters: readonly StoryFigure[]): Detail[] {
  return clausesOf(owner.details).flatMap((clause) => {
    const found = thingAlong(clause, owner, characters) ?? petOf(clause, owner, characters)
    return found ? [found] : []
  })
}

function clausesOf(details: string): string[] {
  return details.split(/[.;,()]|\band (?=\w+s\b)/).map((clause) => clause.trim())
}

function thingAlong(clause: string, owner: StoryFigure, known: Known): Detail | undefined {
  const what = alongs.map((along) => along.exec(clause)?.groups?.what).find(Boolean)
  if (!what || isWorn.test(what)) return undefined
  const thing = what.replace(ways, '')
  return carrying(thing, { words: thing, about: owner.name, plural: false }, known)
}

const isWorn =
  /\b(?:hair|braids?|ponytail|glasses|shirt|dress|skirt|pants|jeans|shoes|boots|hat|cap|scarf|hoodie|sweater|smile|eyes|time|idea|question|answer)\b/i

function petOf(clause: string, owner: StoryFigure, known: Known): Detail | undefined {
  const { what = '', name = '' } = pet.exec(clause)?.groups ?? {}
  if (!isLiving(what) || known.some((figure) => figure.name === name)) return undefined
  const isHeros = owner.name === known[0]?.name
  return {
    kind: 'newcomer',
    words: `${what} ${name}`,
    plural: false,
    about: name,
    newcomer: { name, details: `${articleFor(what)} ${what}`, owner: owner.name },
    forms: { word: name, a: `${isHeros ? '{hero.their}' : `${owner.name}'s`} ${what}` },
  }
}
