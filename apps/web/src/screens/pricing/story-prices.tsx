import { imageCost, regenerationAllowance, storyCost } from '@faith-fables/contract/prices'
import type { AppConfig } from '@faith-fables/contract/reference-schemas'
import { DataTable } from '../../ui/data-table.tsx'
import { Sheet, SheetHead } from '../../ui/sheet.tsx'

interface StorySize {
  images: number
  costDefault: number | null
  costPremium: number | null
  redrawsDefault: number
  redrawsPremium: number
}

/** The price of a story of each size in both qualities, reckoned as the server does. */
export function StoryPrices({ costs }: { costs: AppConfig }) {
  const sizes = costs.availableImageNumbers.map(
    (images): StorySize => ({
      images,
      costDefault: storyCost(costs, 'Default', images),
      costPremium: storyCost(costs, 'Premium', images),
      redrawsDefault: regenerationAllowance(costs, 'Default', images),
      redrawsPremium: regenerationAllowance(costs, 'Premium', images),
    }),
  )
  return (
    <Sheet aria-labelledby="story-prices">
      <SheetHead id="story-prices" title="What a story costs" ornament="book" />
      <DataTable
        caption="Price of a story by its number of images"
        rows={sizes}
        rowKey={(size) => String(size.images)}
        columns={[
          { name: 'Images', cell: (size) => <b>{size.images}</b> },
          { name: qualityName(costs, 'Default'), cell: (size) => tokens(size.costDefault), align: 'right' },
          { name: qualityName(costs, 'Premium'), cell: (size) => tokens(size.costPremium), align: 'right' },
        ]}
      />
      <p className="soft mt-5 text-sm">{smallPrint(costs, sizes)}</p>
    </Sheet>
  )
}

function qualityName(costs: AppConfig, quality: 'Default' | 'Premium'): string {
  const each = imageCost(costs, quality)
  return each === null ? quality : `${quality} (${each} for each image)`
}

function tokens(count: number | null): string {
  return count === null ? 'not available' : `${count} tokens`
}

function smallPrint({ imageRegenerationCost }: AppConfig, sizes: readonly StorySize[]): string {
  const each = imageRegenerationCost === null ? '' : ` for ${tokens(imageRegenerationCost)} each`
  const example = sizes.at(-1)
  const most = example
    ? `: in a story of ${example.images} images up to ${example.redrawsDefault}, in Premium up to ${example.redrawsPremium}`
    : ''
  return `Pictures can be drawn again${each}${most}. What cannot be made is given back in full.`
}
