import type { Colour } from '../drawing/colour.ts'
import type { FigureDescription } from '../scene-description.ts'
import { kinshipsOf } from './kinship.ts'
import type { Look } from './look.ts'
import { readLook } from './read-look.ts'
import { dressAlike } from './same-clothes.ts'
import { wearHairAlike } from './same-hair.ts'
import { lookLikeTwins } from './twins.ts'

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
  lookLikeTwins(cast, looks)
  dressAlike(cast, looks)
  wearHairAlike(cast, looks)
  return looks
}

const wornColour = (look: Look): Colour | null => (look.kind === 'human' ? look.garment.colour : null)

/** The colour of somebody's clothes when it stays, also where others wear it; null when the words leave it open. */
function saidColour(description: FigureDescription): Colour | null {
  const colour = wornColour(readLook(description))
  return colour !== null && wornColour(readLook(description, [colour])) === colour ? colour : null
}
