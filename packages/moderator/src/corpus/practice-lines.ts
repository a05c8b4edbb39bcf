import type { ModerationCategory } from '../moderation-category.ts'
import { drugsLines } from './practice/drugs-lines.ts'
import { hateLines } from './practice/hate-lines.ts'
import { innocentBibleLines } from './practice/innocent-bible-lines.ts'
import { innocentFamilyLines } from './practice/innocent-family-lines.ts'
import { innocentIdiomsLines } from './practice/innocent-idioms-lines.ts'
import { innocentMixedLines } from './practice/innocent-mixed-lines.ts'
import { innocentPlayLines } from './practice/innocent-play-lines.ts'
import { innocentSchoolLines } from './practice/innocent-school-lines.ts'
import { innocentTalesLines } from './practice/innocent-tales-lines.ts'
import { personalDataLines } from './practice/personal-data-lines.ts'
import { profanityLines } from './practice/profanity-lines.ts'
import { promptInjectionLines } from './practice/prompt-injection-lines.ts'
import { selfHarmLines } from './practice/self-harm-lines.ts'
import { sexualLines } from './practice/sexual-lines.ts'
import { violenceLines } from './practice/violence-lines.ts'

/** Lines to write rules with; what is measured stands in held-out-harmful-lines.ts and held-out-innocent-lines.ts. */
export const practiceHarmfulLines: Readonly<Record<ModerationCategory, readonly string[]>> = {
  profanity: profanityLines,
  violence: violenceLines,
  'self-harm': selfHarmLines,
  sexual: sexualLines,
  drugs: drugsLines,
  hate: hateLines,
  'personal-data': personalDataLines,
  'prompt-injection': promptInjectionLines,
}

/** What parents, children's stories and the Bible say, and what must pass. */
export const practiceInnocentLines: readonly string[] = [
  ...innocentBibleLines,
  ...innocentFamilyLines,
  ...innocentPlayLines,
  ...innocentTalesLines,
  ...innocentIdiomsLines,
  ...innocentSchoolLines,
  ...innocentMixedLines,
]
