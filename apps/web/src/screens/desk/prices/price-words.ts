import type { AppConfig, PriceList, TokenPack } from '@faith-fables/contract'
import { countOf } from '@faith-fables/contract/count-of'
import { formatPrice } from '@faith-fables/contract/format-price'
import { type ImageQuality, storyCost } from '@faith-fables/contract/prices'

export type NumberField = Exclude<keyof AppConfig, 'availableImageNumbers'>

/** What is set, in the order of the form. */
export const fieldLabels: Record<NumberField, string> = {
  storyGenerationCost: 'Writing one story',
  imageCostDefault: 'One picture, Default',
  imageCostPremium: 'One picture, Premium',
  imageRegenerationCost: 'Drawing one picture again',
  narrationGenerationCost: 'Narration',
  signUpBonusTokens: 'Given at sign-up',
  regenLimitPercentDefault: 'Redraws, Default',
  regenLimitPercentPremium: 'Redraws, Premium',
}

export const countsLabel = 'Numbers of pictures'

export const isPercent = (field: NumberField) => field.startsWith('regenLimit')

export interface Difference {
  what: string
  before: string
  after: string
}

/** What is another in the second list, in the words of the form. */
export function differences(before: PriceList, after: PriceList): Difference[] {
  const fields = Object.keys(fieldLabels) as NumberField[]
  const all = [
    ...fields.map((field) => ({
      what: fieldLabels[field],
      before: valueWords(field, before.config),
      after: valueWords(field, after.config),
    })),
    {
      what: countsLabel,
      before: before.config.availableImageNumbers.join(', '),
      after: after.config.availableImageNumbers.join(', '),
    },
    ...packDifferences(before.packs, after.packs),
  ]
  return all.filter((one) => one.before !== one.after)
}

function valueWords(field: NumberField, config: AppConfig): string {
  const value = config[field]
  if (value === null) return 'No price'
  return isPercent(field) ? `${value} %` : countOf(value, 'token')
}

function packDifferences(before: readonly TokenPack[], after: readonly TokenPack[]): Difference[] {
  const ids = new Set([...before, ...after].map(({ id }) => id))
  return [...ids].map((id) => {
    const [old, next] = [before, after].map((packs) => packs.find((pack) => pack.id === id))
    return { what: `Pack ${(next ?? old)?.name}`, before: packWords(old), after: packWords(next) }
  })
}

function packWords(pack: TokenPack | undefined): string {
  return pack ? `${pack.name}: ${countOf(pack.tokens, 'token')} for ${formatPrice(pack)}` : 'Not sold'
}

export interface StoryPrice extends Difference {
  isChanged: boolean
}

const qualities: readonly ImageQuality[] = ['Default', 'Premium']

/** What a story of each size costs in either list. */
export function storyPrices(before: PriceList, after: PriceList): StoryPrice[] {
  const sizes = new Set([...before.config.availableImageNumbers, ...after.config.availableImageNumbers])
  return [...sizes]
    .toSorted((one, other) => one - other)
    .flatMap((size) =>
      qualities.map((quality) => {
        const [old, next] = [before, after].map(({ config }) => storyWords(config, quality, size))
        return {
          what: `${countOf(size, 'picture')}, ${quality}`,
          before: old ?? '',
          after: next ?? '',
          isChanged: old !== next,
        }
      }),
    )
}

function storyWords(config: AppConfig, quality: ImageQuality, size: number): string {
  if (!config.availableImageNumbers.includes(size)) return 'Not offered'
  const cost = storyCost(config, quality, size)
  return cost === null ? 'Cannot be ordered' : countOf(cost, 'token')
}
