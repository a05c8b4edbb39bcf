import { countOf } from '@faith-fables/contract/count-of'
import {
  type ImageQuality,
  imageCost,
  type RegenerationPercents,
  regenerationAllowance,
  type StoryPrices,
  storyCost,
} from '@faith-fables/contract/prices'

/** A story with this many pictures. */
export interface StorySize {
  images: number
  qualities: SizeInQuality[]
}

/** What such a story costs in one quality, and how many of its pictures may be drawn again. */
export interface SizeInQuality {
  quality: ImageQuality
  /** Tokens; null when a price is not known. */
  cost: number | null
  redraws: number
}

type Costs = StoryPrices & RegenerationPercents & { availableImageNumbers?: readonly number[] }

/** The stories that can be ordered, reckoned as the server does. */
export function storySizes(costs: Costs): StorySize[] {
  return (costs.availableImageNumbers ?? []).map((images) => ({
    images,
    qualities: (['Default', 'Premium'] as const).map((quality) => ({
      quality,
      cost: storyCost(costs, quality, images),
      redraws: regenerationAllowance(costs, quality, images),
    })),
  }))
}

/** 'Default', with the price of one picture where it is known. */
export function qualityName(costs: StoryPrices, quality: ImageQuality): string {
  const each = imageCost(costs, quality)
  return each === null ? quality : `${quality}, ${countOf(each, 'token')} a picture`
}

/** '100 tokens', '1 token', 'not available' for an unknown price. */
export function tokensInWords(count: number | null): string {
  if (count === null) return 'not available'
  return countOf(count, 'token')
}

/** What so many tokens are enough for, by the smallest story: '4 stories with 5 pictures'; null for none. */
export function enoughFor(costs: Costs, tokens: number): string | null {
  const images = Math.min(...(costs.availableImageNumbers ?? []))
  const cost = Number.isFinite(images) ? storyCost(costs, 'Default', images) : null
  if (!cost || tokens < cost) return null
  const stories = Math.floor(tokens / cost)
  return `${countOf(stories, 'story', 'stories')} with ${countOf(images, 'picture')}`
}
