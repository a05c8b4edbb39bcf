import { z } from 'zod'
import { storyLanguageCodes } from '../stories/story-languages.ts'

export const ageGroup = z.object({ _id: z.string(), name: z.string(), description: z.string() })
export type AgeGroup = z.infer<typeof ageGroup>

export const illustrationStyle = z.object({ _id: z.string(), name: z.string(), styleImagePath: z.string() })
export type IllustrationStyle = z.infer<typeof illustrationStyle>

export const bibleVerse = z.object({ _id: z.string(), reference: z.string(), text: z.string() })
export type BibleVerse = z.infer<typeof bibleVerse>

export const moralValue = z.object({ _id: z.string(), name: z.string(), description: z.string() })
export type MoralValue = z.infer<typeof moralValue>

const cost = z.number().int().min(0).nullable()

/** Prices in tokens, allowances in percent of the number of images. */
export const appConfig = z.object({
  imageCostDefault: cost,
  imageCostPremium: cost,
  availableImageNumbers: z.array(z.number().int().min(1)),
  regenLimitPercentDefault: z.number().min(0),
  regenLimitPercentPremium: z.number().min(0),
  imageRegenerationCost: cost,
  narrationGenerationCost: cost,
  signUpBonusTokens: cost,
  storyGenerationCost: cost,
})
export type AppConfig = z.infer<typeof appConfig>

/** Tokens that are bought together. */
export const tokenPack = z.object({
  id: z.string(),
  name: z.string(),
  tokens: z.number().int().min(1),
  /** In the smallest unit of the currency: cents. */
  price: z.number().int().min(0),
  /** ISO 4217. */
  currency: z.string().length(3),
})
export type TokenPack = z.infer<typeof tokenPack>

/** What a browser needs to sign in at a Firebase project. */
const firebaseSettings = z.object({
  projectId: z.string(),
  apiKey: z.string(),
  authDomain: z.string(),
  /** The address of an emulator that stands in for Google; null for Google itself. */
  emulator: z.string().nullable(),
})
export type FirebaseSettings = z.infer<typeof firebaseSettings>

/** What the browser must know of this deployment; never a secret. */
export const deploymentConfig = z.object({
  identity: z.discriminatedUnion('provider', [
    z.object({ provider: z.literal('builtin'), google: z.boolean() }),
    z.object({ provider: z.literal('firebase'), google: z.boolean(), firebase: firebaseSettings }),
  ]),
  /** Whether mails, such as the link to a new password, reach the inboxes they are for. */
  mail: z.boolean(),
  purchases: z.boolean(),
  narration: z.boolean(),
  /** In which languages besides English stories can be told here. */
  languages: z.array(z.enum(storyLanguageCodes)),
})
export type DeploymentConfig = z.infer<typeof deploymentConfig>
