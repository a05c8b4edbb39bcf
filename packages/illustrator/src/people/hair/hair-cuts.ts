import type { HairCut } from '../../looks/look.ts'
import { afro, cornrows, curly, locs, longCurly, puffs } from './curly-cuts.ts'
import type { HairDrawing } from './hair-drawing.ts'
import { halfShaved } from './half-shaved.ts'
import { bob, halfUp, long, pageboy } from './long-cuts.ts'
import { bald, balding, buzz, shaved, short, sidePart, spiky, wisps } from './short-cuts.ts'
import { backBraid, braids, bun, pigtails, ponytail } from './tied-hair.ts'

/** The drawing of every cut. */
export const hairCuts: Record<HairCut, HairDrawing> = {
  short,
  spiky,
  'side-part': sidePart,
  buzz,
  wisps,
  curly,
  'long-curly': longCurly,
  afro,
  puffs,
  cornrows,
  locs,
  bob,
  pageboy,
  long,
  'half-up': halfUp,
  braids,
  'back-braid': backBraid,
  pigtails,
  ponytail,
  bun,
  balding,
  bald,
  shaved,
  'half-shaved': halfShaved,
}
