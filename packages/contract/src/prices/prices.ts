/**
 * What a new installation charges and grants, in tokens, and the regeneration allowances in percent of the
 * number of images. They seed the `app_config` row; after that the row decides.
 */
export const initialAppConfig = {
  imageCostDefault: 10,
  imageCostPremium: 20,
  availableImageNumbers: [5, 10, 15, 20],
  regenLimitPercentDefault: 100,
  regenLimitPercentPremium: 200,
  imageRegenerationCost: 5,
  narrationGenerationCost: 20,
  signUpBonusTokens: 300,
  storyGenerationCost: 0,
}

/** What a new installation lists for sale; it seeds the `token_packs` table. Prices in the currency's smallest unit. */
export const initialTokenPacks = [
  { id: 'sprout', name: 'Sprout', tokens: 200, price: 399, currency: 'USD' },
  { id: 'sapling', name: 'Sapling', tokens: 600, price: 999, currency: 'USD' },
  { id: 'apple-tree', name: 'Apple Tree', tokens: 1500, price: 1999, currency: 'USD' },
]

export type ImageQuality = 'Default' | 'Premium'

/** The fields of the app config that price one story. */
export interface StoryPrices {
  imageCostDefault: number | null
  imageCostPremium: number | null
  storyGenerationCost: number | null
}

/** The fields of the app config that set a story's regeneration allowance. */
export interface RegenerationPercents {
  regenLimitPercentDefault: number
  regenLimitPercentPremium: number
}

/** Tokens for one picture of this quality; null when the price is not known. */
export function imageCost(prices: StoryPrices, quality: ImageQuality): number | null {
  return quality === 'Premium' ? prices.imageCostPremium : prices.imageCostDefault
}

/** The whole price of a story in tokens; null when a price is not known. */
export function storyCost(prices: StoryPrices, quality: ImageQuality, imageNumber: number): number | null {
  const perImage = imageCost(prices, quality)
  return perImage === null ? null : imageNumber * perImage + (prices.storyGenerationCost ?? 0)
}

/** Percent of the number of images that may be drawn again for this quality. */
export function regenerationPercent(percents: RegenerationPercents, quality: ImageQuality): number {
  return quality === 'Premium' ? percents.regenLimitPercentPremium : percents.regenLimitPercentDefault
}

/** How many pictures of a story may be drawn again: the percent of its images, rounded down. */
export function regenerationAllowance(
  percents: RegenerationPercents,
  quality: ImageQuality,
  imageNumber: number,
): number {
  return Math.floor((imageNumber * regenerationPercent(percents, quality)) / 100)
}
