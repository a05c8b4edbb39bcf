import type { Colour } from '../drawing/colour.ts'
import { groundOf, patternOf } from './cloth-pattern.ts'
import { type Garment, ofOneCloth } from './clothing.ts'
import type { HumanLook } from './look.ts'
import type { MentionOf, SaidLook } from './said-look.ts'
import { saidCloth } from './single-parts.ts'

/** @param isInSkirt where nothing is said */
export function readBottom(
  said: SaidLook,
  seeded: Colour,
  {
    kind: garment,
    colour,
    pattern,
    trim,
  }: Pick<HumanLook['garment'], 'kind' | 'colour' | 'pattern' | 'trim'>,
  isInSkirt: boolean,
): HumanLook['bottom'] {
  const bottoms = said.all('bottom')
  const bottom = bottoms.find(({ piece }) => piece.kind === 'skirt') ?? bottoms[0]
  if (bottom) return readTrousers(bottom, seeded)
  // Long trousers would hide the socks that are told of.
  const areSocksSeen = said.first('socks') !== undefined && !ofOneCloth.has(garment)
  if (areSocksSeen && !isInSkirt) return { kind: 'shorts', colour: seeded }
  if (!ofOneCloth.has(garment)) return { kind: isInSkirt ? 'skirt' : 'trousers', colour: seeded }
  // The stars of pyjamas are on their trousers, too.
  return { kind: 'trousers', colour, ...(pattern !== 'plain' && { pattern, trim }) }
}

export function readTrousers(
  bottom: MentionOf<'bottom' | 'garment'> | undefined,
  seeded: Colour,
): HumanLook['bottom'] {
  const colour =
    (bottom && (saidCloth([bottom]) ?? bottom.piece.colour)) ?? groundOf[bottom?.pattern ?? 'plain'] ?? seeded
  const { pattern, trim } = patternOf(bottom, colour)
  return {
    kind: bottom?.piece.on === 'bottom' ? bottom.piece.kind : 'trousers',
    colour,
    ...(pattern !== 'plain' && { pattern, trim }),
  }
}

/** Trousers that are worn with a dress or a skirt are seen below it. */
export function readLegwear(said: SaidLook, garment: Garment, seeded: Colour): Pick<HumanLook, 'legwear'> {
  const bottoms = said.all('bottom')
  const trousers = bottoms.find(({ piece }) => piece.kind === 'trousers')
  const isOverTrousers = garment === 'kurta' || trousers !== undefined
  const isSkirted =
    /^(?:kurta|dress|pinafore|tunic|robe)$/.test(garment) ||
    bottoms.some(({ piece }) => piece.kind === 'skirt')
  if (!isOverTrousers || !isSkirted) return {}
  const { kind: _, ...legwear } = readTrousers(trousers, seeded)
  return { legwear }
}
