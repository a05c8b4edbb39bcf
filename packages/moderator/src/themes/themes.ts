import type { Theme } from '../theme.ts'
import { drugs } from './drugs.ts'
import { hate } from './hate.ts'
import { personalData } from './personal-data.ts'
import { profanity } from './profanity.ts'
import { promptInjection } from './prompt-injection.ts'
import { selfHarm } from './self-harm.ts'
import { sexual } from './sexual.ts'
import { violence } from './violence.ts'

/** Every theme, in the order in which findings are reported. */
export const themes: readonly Theme[] = [
  profanity,
  violence,
  selfHarm,
  sexual,
  drugs,
  hate,
  personalData,
  promptInjection,
]
