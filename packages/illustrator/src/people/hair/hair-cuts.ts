import type { HairCut } from '../../looks/look.ts'
import { boxBraids, braidTail } from './box-braids.ts'
import { afro, cornrows, curly, curlyBun, locs, longCurly } from './curly-cuts.ts'
import type { HairDrawing } from './hair-drawing.ts'
import { halfShaved } from './half-shaved.ts'
import { bob, halfUp, long, longWavy, pageboy } from './long-cuts.ts'
import { puffs } from './puffs.ts'
import { bald, balding, buzz, pixie, shaved, short, sidePart, spiky, undercut, wisps } from './short-cuts.ts'
import { backBraid, braids, bun, pigtails, ponytail } from './tied-hair.ts'

/** The drawing of every cut. */
export const hairCuts: Record<HairCut, HairDrawing> = {
  short,
  pixie,
  spiky,
  'side-part': sidePart,
  buzz,
  undercut,
  wisps,
  curly,
  'long-curly': longCurly,
  'long-wavy': longWavy,
  afro,
  puffs,
  cornrows,
  locs,
  'box-braids': boxBraids,
  'braid-tail': braidTail,
  bob,
  pageboy,
  long,
  'half-up': halfUp,
  braids,
  'back-braid': backBraid,
  pigtails,
  ponytail,
  bun,
  'curly-bun': curlyBun,
  balding,
  bald,
  shaved,
  'half-shaved': halfShaved,
}
