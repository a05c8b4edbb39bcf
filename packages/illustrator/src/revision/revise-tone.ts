import type { SceneDescription, Tone } from '../scene-description.ts'
import { firstMatch, type Meanings } from './first-match.ts'
import { type Revision, untouched } from './revision.ts'
import type { Wish } from './wish.ts'

const tones: Meanings<Tone> = [
  [/\b((?:softer|soft|paler|pale|pastel) colou?rs|softer|soft|paler|pastel|less colou?rful)\b/, 'soft'],
  [
    /\b((?:more )?colou?rful|more colou?rs?|vivid|colou?rs (?:should be |a bit |much |more )*(?:brighter|stronger|vivid|richer)|(?:brighter|bright|stronger|strong|vivid) colou?rs)\b/,
    'colourful',
  ],
  [
    /\b((?:warmer|warm) (?:colou?rs|light)|warmer|warm|cosier|cosy|cozier|cozy)\b(?! (?:coat|jacket|scarf|hat|blanket|soup|drink))/,
    'warm',
  ],
  [/\b((?:cooler|colder) (?:colou?rs|light)|cooler|colder)\b/, 'cool'],
]
const opposites: Record<Tone, Tone> = {
  bright: 'soft',
  colourful: 'soft',
  soft: 'colourful',
  warm: 'cool',
  cool: 'warm',
}

/** The colours of the whole picture: "warmer", "more colourful", "too colourful". */
export function reviseTone(scene: SceneDescription, { plain, negative }: Wish): Revision {
  const wish = firstMatch(tones, plain)
  if (!wish) return untouched(scene)
  const isLess = negative && !/^less/.test(wish.said)
  return { scene: { ...scene, tone: isLess ? opposites[wish.value] : wish.value }, placed: [wish.said] }
}
