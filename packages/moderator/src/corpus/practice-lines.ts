import type { ModerationCategory } from '../moderation-category.ts'
import { drugsBlindLines } from './practice/drugs-blind-lines.ts'
import { drugsLines } from './practice/drugs-lines.ts'
import { drugsPlainLines } from './practice/drugs-plain-lines.ts'
import { hateBlindLines } from './practice/hate-blind-lines.ts'
import { hateLines } from './practice/hate-lines.ts'
import { hatePlainLines } from './practice/hate-plain-lines.ts'
import { innocentBibleBlindLines } from './practice/innocent-bible-blind-lines.ts'
import { innocentBibleLines } from './practice/innocent-bible-lines.ts'
import { innocentEverydayBlindLines } from './practice/innocent-everyday-blind-lines.ts'
import { innocentFamilyBlindLines } from './practice/innocent-family-blind-lines.ts'
import { innocentFamilyLines } from './practice/innocent-family-lines.ts'
import { innocentIdiomsBlindLines } from './practice/innocent-idioms-blind-lines.ts'
import { innocentIdiomsLines } from './practice/innocent-idioms-lines.ts'
import { innocentMixedLines } from './practice/innocent-mixed-lines.ts'
import { innocentPlainLines } from './practice/innocent-plain-lines.ts'
import { innocentPlainLinesContinued } from './practice/innocent-plain-lines-continued.ts'
import { innocentPlainLinesMore } from './practice/innocent-plain-lines-more.ts'
import { innocentPlayLines } from './practice/innocent-play-lines.ts'
import { innocentSchoolBlindLines } from './practice/innocent-school-blind-lines.ts'
import { innocentSchoolLines } from './practice/innocent-school-lines.ts'
import { innocentTalesBlindLines } from './practice/innocent-tales-blind-lines.ts'
import { innocentTalesLines } from './practice/innocent-tales-lines.ts'
import { innocentTonguesLines } from './practice/innocent-tongues-lines.ts'
import { personalDataBlindLines } from './practice/personal-data-blind-lines.ts'
import { personalDataLines } from './practice/personal-data-lines.ts'
import { personalDataPlainLines } from './practice/personal-data-plain-lines.ts'
import { profanityBlindLines } from './practice/profanity-blind-lines.ts'
import { profanityLines } from './practice/profanity-lines.ts'
import { profanityPlainLines } from './practice/profanity-plain-lines.ts'
import { promptInjectionBlindLines } from './practice/prompt-injection-blind-lines.ts'
import { promptInjectionLines } from './practice/prompt-injection-lines.ts'
import { promptInjectionPlainLines } from './practice/prompt-injection-plain-lines.ts'
import { selfHarmBlindLines } from './practice/self-harm-blind-lines.ts'
import { selfHarmLines } from './practice/self-harm-lines.ts'
import { selfHarmPlainLines } from './practice/self-harm-plain-lines.ts'
import { sexualBlindLines } from './practice/sexual-blind-lines.ts'
import { sexualLines } from './practice/sexual-lines.ts'
import { sexualPlainLines } from './practice/sexual-plain-lines.ts'
import { violenceBlindLines } from './practice/violence-blind-lines.ts'
import { violenceLines } from './practice/violence-lines.ts'
import { violencePlainLines } from './practice/violence-plain-lines.ts'

/** Lines to write rules with; what is measured stands in held-out-harmful-lines.ts and held-out-innocent-lines.ts. */
export const practiceHarmfulLines: Readonly<Record<ModerationCategory, readonly string[]>> = {
  profanity: [...profanityLines, ...profanityBlindLines, ...profanityPlainLines],
  violence: [...violenceLines, ...violenceBlindLines, ...violencePlainLines],
  'self-harm': [...selfHarmLines, ...selfHarmBlindLines, ...selfHarmPlainLines],
  sexual: [...sexualLines, ...sexualBlindLines, ...sexualPlainLines],
  drugs: [...drugsLines, ...drugsBlindLines, ...drugsPlainLines],
  hate: [...hateLines, ...hateBlindLines, ...hatePlainLines],
  'personal-data': [...personalDataLines, ...personalDataBlindLines, ...personalDataPlainLines],
  'prompt-injection': [...promptInjectionLines, ...promptInjectionBlindLines, ...promptInjectionPlainLines],
}

/** What parents, children's stories and the Bible say, and what must pass. */
export const practiceInnocentLines: readonly string[] = [
  ...innocentBibleLines,
  ...innocentBibleBlindLines,
  ...innocentFamilyLines,
  ...innocentFamilyBlindLines,
  ...innocentPlayLines,
  ...innocentTalesLines,
  ...innocentTalesBlindLines,
  ...innocentIdiomsLines,
  ...innocentIdiomsBlindLines,
  ...innocentEverydayBlindLines,
  ...innocentSchoolLines,
  ...innocentSchoolBlindLines,
  ...innocentMixedLines,
  ...innocentPlainLines,
  ...innocentPlainLinesContinued,
  ...innocentPlainLinesMore,
  ...innocentTonguesLines,
]
