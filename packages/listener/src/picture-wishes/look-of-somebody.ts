import type { ClauseContext } from '../wishes/clause-context.ts'
import { ageOfLook } from './age-of-look.ts'
import { baldSomebody } from './bald-somebody.ts'
import { chairOfSomebody } from './chair-of-somebody.ts'
import { eyesOfSomebody } from './eyes-of-somebody.ts'
import { gapOfTeeth } from './gap-of-teeth.ts'
import { hairCovered } from './hair-covered.ts'
import { hairTooMuch } from './hair-too-much.ts'
import type { PictureWish } from './picture-wish.ts'
import { shadeOfSkin } from './shade-of-skin.ts'
import { sideOfAid } from './side-of-aid.ts'
import { stainedSomebody } from './stained-somebody.ts'
import { wingsOfSomebody } from './wings-of-somebody.ts'

/** How somebody is to look, where the whole of a clause says it and names no garment; null where it does not. */
export const lookOfSomebody = (context: ClauseContext): PictureWish | null =>
  sideOfAid(context) ??
  hairCovered(context) ??
  hairTooMuch(context) ??
  baldSomebody(context) ??
  eyesOfSomebody(context) ??
  gapOfTeeth(context) ??
  stainedSomebody(context) ??
  shadeOfSkin(context) ??
  ageOfLook(context) ??
  chairOfSomebody(context) ??
  wingsOfSomebody(context)
