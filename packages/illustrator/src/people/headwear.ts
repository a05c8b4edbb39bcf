import type { Headwear } from '../looks/clothing.ts'
import { beret, flatCap, headband, kufi, pointedHat, topHat, visor, wideHat } from './headwear/caps.ts'
import { bonnet, headCloth, headscarf } from './headwear/cloths.ts'
import { beanie, cap, chullo, crown, hat, skullcap, strawHat, wreath } from './headwear/hats.ts'
import type { HeadwearDrawing } from './headwear/headwear-drawing.ts'
import { goggles, hairNet, helmet, pan } from './headwear/helmets.ts'
import { balaclava, hood } from './headwear/hoods.ts'
import { headwrap, patka, turban } from './headwear/turbans.ts'

/** The drawing of everything that is worn on the head. */
export const headwearDrawings: Record<Headwear, HeadwearDrawing> = {
  'straw-hat': strawHat,
  hat,
  cap,
  beanie,
  chullo,
  skullcap,
  crown,
  wreath,
  turban,
  patka,
  headwrap,
  headscarf,
  'head-cloth': headCloth,
  bonnet,
  helmet,
  'hair-net': hairNet,
  goggles,
  pan,
  'flat cap': flatCap,
  beret,
  kufi,
  'pointed hat': pointedHat,
  'top hat': topHat,
  'wide hat': wideHat,
  headband,
  visor,
  hood,
  balaclava,
}
