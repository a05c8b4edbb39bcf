import { type Colour, differenceOf, lighter } from '../drawing/colour.ts'
import type { Fabric, Garment } from '../looks/clothing.ts'
import type { HumanLook } from '../looks/look.ts'

/** How a garment is cut. */
interface GarmentCut {
  sleeve: 'none' | 'short' | 'long' | 'wide'
  /** Width of the sleeve's end against the arm. */
  cuff: number
  /** Worn over a lighter shirt of the same hue, whose sleeves are seen. */
  over?: boolean
  /** How far the upper part reaches down, 1 at the hips. */
  hem: number
  /** Half the width at the hem against the shoulders. */
  flare: number
  /** Reaches below the hips as a skirt: to the knees or to the ankles. */
  skirt?: 'knee' | 'ankle'
  /** How thick it is against others. */
  bulk?: number
}

const top = { hem: 1.06, flare: 1.1 }

/** Every garment that can be drawn; what lies on it (collars, buttons) is in garment-details.ts. */
const garmentCuts: Record<Garment, GarmentCut> = {
  dress: { sleeve: 'short', cuff: 1.28, hem: 1, flare: 0.95, skirt: 'knee' },
  pinafore: { sleeve: 'long', cuff: 1, over: true, hem: 1, flare: 0.95, skirt: 'knee' },
  tunic: { sleeve: 'short', cuff: 1.5, hem: 1, flare: 1.05, skirt: 'knee' },
  robe: { sleeve: 'wide', cuff: 1.45, hem: 1, flare: 1.05, skirt: 'ankle' },
  cloak: { sleeve: 'wide', cuff: 1.6, over: true, hem: 1, flare: 1.1, skirt: 'ankle' },
  't-shirt': { sleeve: 'short', cuff: 1.24, ...top },
  blouse: { sleeve: 'short', cuff: 1.5, ...top },
  shirt: { sleeve: 'long', cuff: 0.94, ...top },
  sweater: { sleeve: 'long', cuff: 1.02, ...top },
  hoodie: { sleeve: 'long', cuff: 1.04, ...top },
  jacket: { sleeve: 'long', cuff: 1.06, ...top },
  coat: { sleeve: 'long', cuff: 1.1, hem: 1, flare: 1.08, skirt: 'knee' },
  raincoat: { sleeve: 'long', cuff: 1.14, hem: 1.42, flare: 1.34 },
  poncho: { sleeve: 'short', cuff: 1.8, hem: 1.14, flare: 1.9 },
  cardigan: { sleeve: 'long', cuff: 1, ...top },
  waistcoat: { sleeve: 'long', cuff: 0.94, over: true, ...top },
  overalls: { sleeve: 'short', cuff: 1.2, over: true, ...top },
  pyjamas: { sleeve: 'long', cuff: 1.1, ...top },
  romper: { sleeve: 'long', cuff: 1.06, hem: 1.2, flare: 1.14 },
  kurta: { sleeve: 'long', cuff: 1.12, hem: 1, flare: 1.05, skirt: 'knee' },
  blazer: { sleeve: 'long', cuff: 1.02, ...top },
  jumpsuit: { sleeve: 'long', cuff: 1, ...top },
}

const bulks: Partial<Record<Fabric, number>> = { padded: 1.24, knitted: 1.08 }

/** The cut of what somebody wears: padded it is thicker all around. */
export function cutOf({ kind, fabric, sleeves }: HumanLook['garment']): GarmentCut {
  const usual = garmentCuts[kind]
  const isLonger = sleeves === 'long' && usual.sleeve === 'short' && kind !== 'poncho'
  const cut: GarmentCut = isLonger ? { ...usual, sleeve: 'long', cuff: 1.06 } : usual
  if (fabric === 'blanket' && kind === 'poncho') return { ...usual, hem: 1.44, flare: 1.62 }
  const bulk = fabric && bulks[fabric]
  return bulk && !cut.skirt ? { ...cut, bulk, flare: cut.flare * bulk } : cut
}

/** As much as this a shirt differs from the skin of the arms in it (Oklab), or they look bare. */
const UNLIKE_ARMS = 0.13

/** The shirt that is seen under overalls: lighter than they are, and never like skin. */
export function shirtUnder({ garment, skin }: HumanLook): Colour {
  if (garment.under) return garment.under
  const usual = lighter(garment.colour, 0.66)
  return [usual, '#f4efe2', '#8fb3d9'].find((shirt) => differenceOf(shirt, skin) > UNLIKE_ARMS) ?? usual
}

/** What is seen of trousers: under a coat they are, under a dress only those that are said to be worn with it. */
export function clothOfLegs(look: HumanLook): Omit<HumanLook['bottom'], 'kind'> | null {
  if (!isSkirted(look)) return look.bottom
  const isUnderCoat = look.garment.kind === 'coat' && look.bottom.kind !== 'skirt'
  return look.legwear ?? (isUnderCoat ? look.bottom : null)
}

/** Whether a skirt hangs from the hips: of its own, or of a dress. */
export const isSkirted = (look: HumanLook): boolean =>
  cutOf(look.garment).skirt !== undefined || look.bottom.kind === 'skirt'
