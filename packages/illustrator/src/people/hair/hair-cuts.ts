import type { HairCut } from '../../looks/look.ts'
import { afro, curly, locs, longCurly, puffs } from './curly-hair.ts'
import type { HairDrawing } from './hair-drawing.ts'
import {
  bald,
  balding,
  bob,
  braids,
  bun,
  buzz,
  long,
  pigtails,
  ponytail,
  short,
  sidePart,
  spiky,
} from './smooth-hair.ts'

export const hairCuts: Record<HairCut, HairDrawing> = {
  short,
  spiky,
  'side-part': sidePart,
  buzz,
  curly,
  'long-curly': longCurly,
  afro,
  puffs,
  locs,
  bob,
  long,
  braids,
  pigtails,
  ponytail,
  bun,
  balding,
  bald,
}
