import type { Theme } from '../theme.ts'
import { beating } from './violence-beating.ts'
import { cruelty } from './violence-cruelty.ts'
import { violenceImages } from './violence-images.ts'
import { killing } from './violence-killing.ts'
import { threats } from './violence-threats.ts'
import { violenceTraces } from './violence-traces.ts'
import { wounds } from './violence-wounds.ts'

/**
 * Cruelty and weapons against people. That David killed the giant, that a soldier had a sword and that a wolf
 * ate a lamb is told in plain words in every children's Bible and passes.
 */
export const violence: Theme = {
  category: 'violence',
  is: 'Killing, wounds, torture and threats shown or enjoyed, weapons turned on people.',
  isNot: 'The cross, the flood, Goliath, a lion and a lamb, a grandmother’s death, a fight and its peace.',
  advice: 'sounds too violent for a children’s story. Please tell it without threats, weapons or wounds.',
  phrases: [...threats, ...killing, ...wounds, ...beating, ...violenceImages, ...cruelty, ...violenceTraces],
}
