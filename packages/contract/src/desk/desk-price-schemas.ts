import { z } from 'zod'
import { packNameRule } from '../inputs/field-rules.ts'
import { fieldSchema, id, moment } from '../inputs/text-schema.ts'
import { limits } from '../limits.ts'
import { appConfig, tokenPack } from '../reference/reference-schemas.ts'

const bounds = limits.prices

/** Prices, allowances and what tokens are sold in, as they stand together. */
export const priceList = z.object({ config: appConfig, packs: z.array(tokenPack) })
export type PriceList = z.infer<typeof priceList>

export const deskPrices = priceList.extend({
  /** Goes up by one with every change: who changes names the one they read. */
  version: z.number().int(),
})
export type DeskPrices = z.infer<typeof deskPrices>

const whole = (sentence: string, from: number, to: number) =>
  z.number(sentence).int(sentence).min(from, sentence).max(to, sentence)

const tokensSentence = `must be a whole number from 0 to ${bounds.tokens}, or nothing.`
const tokens = whole(tokensSentence, 0, bounds.tokens).nullable()

const percentSentence = `must be a whole number from 0 to ${bounds.percent}.`
const percent = whole(percentSentence, 0, bounds.percent)

const countSentence = `must be whole numbers from 1 to ${bounds.pictures}.`

const isWithoutTwins = (values: readonly unknown[]) => new Set(values).size === values.length

const newConfig = z.object({
  imageCostDefault: tokens,
  imageCostPremium: tokens,
  availableImageNumbers: z
    .array(whole(countSentence, 1, bounds.pictures))
    .min(1, 'must name at least one number of pictures.')
    .refine(isWithoutTwins, 'must name each number once.')
    .overwrite((counts) => counts.toSorted((one, other) => one - other)),
  regenLimitPercentDefault: percent,
  regenLimitPercentPremium: percent,
  imageRegenerationCost: tokens,
  narrationGenerationCost: tokens,
  signUpBonusTokens: tokens,
  storyGenerationCost: tokens,
})

const packTokensSentence = `must be a whole number from 1 to ${bounds.packTokens}.`
const packPriceSentence = `must be a whole number from 0 to ${bounds.packPrice}.`

const newPack = z.object({
  /** Left out where the pack is a new one. */
  id: id.optional(),
  name: fieldSchema(packNameRule),
  tokens: whole(packTokensSentence, 1, bounds.packTokens),
  price: whole(packPriceSentence, 0, bounds.packPrice),
  currency: z.string().regex(/^[A-Z]{3}$/, 'must be three capital letters, such as USD.'),
})

export const pricesBody = z.object({
  /** As it was read: the second of two who change the same prices is told so. */
  version: z.number().int().min(0),
  config: newConfig,
  packs: z
    .array(newPack)
    .max(bounds.packs, `must be ${bounds.packs} or fewer.`)
    .refine((packs) => isWithoutTwins(packs.flatMap((pack) => pack.id ?? [])), 'must name each pack once.'),
})
export type PricesBody = z.infer<typeof pricesBody>

export const priceChangesQuery = z.object({ before: id.optional() })

export const priceChange = z.object({
  /** The version it led to. */
  id: z.string(),
  at: moment,
  /** E-mail address of the administrator. */
  by: z.string(),
  before: priceList,
  after: priceList,
})
export type PriceChange = z.infer<typeof priceChange>
