import type { Colour } from '../drawing/colour.ts'
import type { FigureDescription } from '../scene-description.ts'
import { kinshipsOf } from './kinship.ts'
import type { Look } from './look.ts'
import { readLook } from './read-look.ts'
import { dressAlike } from './same-clothes.ts'
import { wearHairAlike } from './same-hair.ts'
import { lookLikeTwins } from './twins.ts'
import { withYears } from './with-years.ts'

/** A cast that has been read stays read: every page of a story brings the same. */
const known = new WeakMap<readonly FigureDescription[], Map<string, Look>>()

/**
 * The looks of a story's people and animals by their names in small letters. Two of them wear the same colour only
 * where their descriptions say so: colours that are said come first, then each takes one that is left.
 */
export function readCast(cast: readonly FigureDescription[]): Map<string, Look> {
  const looks = known.get(cast) ?? looksOf(cast)
  known.set(cast, looks)
  return looks
}

function looksOf(cast: readonly FigureDescription[]): Map<string, Look> {
  const looks = new Map<string, Look>()
  const said = cast.flatMap((description) => saidColour(description) ?? [])
  const kinships = kinshipsOf(cast)
  for (const description of cast) {
    const worn = [...looks.values()].flatMap((look) => wornColour(look) ?? [])
    const name = description.name.toLowerCase()
    if (!looks.has(name))
      looks.set(
        name,
        readLook(description, [...said, ...worn], kinships.get(description.family ?? ''), [
          ...looks.values(),
        ]),
      )
  }
  asOldAsHeroes(cast, looks)
  lookLikeTwins(cast, looks)
  dressAlike(cast, looks)
  wearHairAlike(cast, looks)
  return looks
}

/** From these years on a child of whom no age is told would look like a little one beside the heroes. */
const BIG = 9

/** A boy of a plot of whom no age is told is a friend as old as big heroes are, unless he is called little. */
function asOldAsHeroes(cast: readonly FigureDescription[], looks: Map<string, Look>): void {
  const years = cast.flatMap(({ name, ofPlot }) => {
    const look = looks.get(name.toLowerCase())
    return !ofPlot && look?.kind === 'human' && look.years !== undefined && look.years < GROWN
      ? look.years
      : []
  })
  const oldest = Math.max(0, ...years)
  if (oldest < BIG) return
  for (const { name, details, ofPlot } of cast) {
    const look = looks.get(name.toLowerCase())
    const isOpen = ofPlot && look?.kind === 'human' && look.age === 'child' && look.years === undefined
    if (isOpen && !little.test(details)) looks.set(name.toLowerCase(), withYears(look, oldest))
  }
}

const GROWN = 18
const little = /\b(?:little|small|smallest|tiny|young|youngest|baby)\b/i

const wornColour = (look: Look): Colour | null => (look.kind === 'human' ? look.garment.colour : null)

/** The colour of somebody's clothes when it stays, also where others wear it; null when the words leave it open. */
function saidColour(description: FigureDescription): Colour | null {
  const colour = wornColour(readLook(description))
  return colour !== null && wornColour(readLook(description, [colour])) === colour ? colour : null
}
