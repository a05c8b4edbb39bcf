import type { Theme } from '../theme.ts'
import { brands } from './brands.ts'
import { bullying } from './bullying.ts'
import { challenges } from './challenges.ts'
import { drugs } from './drugs.ts'
import { eatingDisorders } from './eating-disorders.ts'
import { hate } from './hate.ts'
import { occult } from './occult.ts'
import { shapesInOtherAlphabets } from './other-alphabets.ts'
import { phrasesInOtherTongues, shapesInOtherTongues } from './other-tongues.ts'
import { meaningsInOtherTongues } from './other-tongues-meanings.ts'
import { personalData } from './personal-data.ts'
import { profanity } from './profanity.ts'
import { promptInjection } from './prompt-injection.ts'
import { realPeople } from './real-people.ts'
import { selfHarm } from './self-harm.ts'
import { sexual } from './sexual.ts'
import { terror } from './terror.ts'
import { violence } from './violence.ts'
import { weapons } from './weapons.ts'

const inEnglish: readonly Theme[] = [
  profanity,
  violence,
  selfHarm,
  sexual,
  drugs,
  hate,
  terror,
  weapons,
  eatingDisorders,
  challenges,
  bullying,
  occult,
  personalData,
  realPeople,
  brands,
  promptInjection,
]

/** Every theme, in the order in which findings are reported. */
export const themes: readonly Theme[] = inEnglish.map((theme) => ({
  ...theme,
  phrases: [
    ...theme.phrases,
    ...phrasesInOtherTongues(theme.category),
    ...meaningsInOtherTongues(theme.category),
  ],
  shapes: [
    ...(theme.shapes ?? []),
    ...shapesInOtherTongues(theme.category),
    ...shapesInOtherAlphabets(theme.category),
  ],
}))
