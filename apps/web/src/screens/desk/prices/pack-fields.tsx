import { formatPrice } from '@faith-fables/contract/format-price'
import { limits } from '@faith-fables/contract/limits'
import { Button } from '../../../ui/buttons/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import type { PackDraft } from './price-draft.ts'
import type { PriceFormState } from './use-price-form.ts'

/** What tokens are sold in. */
export function PackFields({ form }: { form: PriceFormState }) {
  const { packs } = form.draft
  const add = () =>
    form.type({
      packs: [
        ...packs,
        { id: null, row: `new-${Date.now()}`, name: '', tokens: '', price: '', currency: 'USD' },
      ],
    })
  return (
    <fieldset className="stack">
      <legend className="mb-2 font-heading text-lg">Token packs</legend>
      {packs.length === 0 && <p className="soft">No pack is sold.</p>}
      {packs.map((pack, place) => (
        <PackRow key={pack.row} pack={pack} place={place} form={form} />
      ))}
      {packs.length < limits.prices.packs && (
        <div className="row">
          <Button onClick={add}>Add a pack</Button>
        </div>
      )}
    </fieldset>
  )
}

interface PackRowProps {
  pack: PackDraft
  place: number
  form: PriceFormState
}

function PackRow({ pack, place, form }: PackRowProps) {
  const { packs } = form.draft
  const type = (changes: Partial<PackDraft>) =>
    form.type({ packs: packs.map((one) => (one.row === pack.row ? { ...one, ...changes } : one)) })
  const control = (field: 'name' | 'tokens' | 'price' | 'currency') => ({
    name: `${pack.row}.${field}`,
    autoComplete: 'off',
    value: pack[field],
    onValueChange: (typed: string) => type({ [field]: typed }),
    error: form.problems[`${pack.row}.${field}`],
  })
  return (
    <fieldset className="stack rounded-card border-2 border-line p-4">
      <legend className="px-1 font-heading">{pack.name.trim() || `Pack ${place + 1}`}</legend>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <TextField label="Name" {...control('name')} />
        <TextField label="Tokens" inputMode="numeric" {...control('tokens')} />
        <TextField label="Price" inputMode="numeric" hint={priceHint(pack)} {...control('price')} />
        <TextField label="Currency" {...control('currency')} />
      </div>
      <div className="row">
        <Button
          tone="quiet"
          aria-label={`Sell no longer: ${pack.name.trim() || `pack ${place + 1}`}`}
          onClick={() => form.type({ packs: packs.filter(({ row }) => row !== pack.row) })}
        >
          Sell no longer
        </Button>
      </div>
    </fieldset>
  )
}

/** '$3.99' where that can be said of what is typed. */
function priceHint({ price, currency }: PackDraft): string {
  const isReadable = /^\d{1,9}$/.test(price.trim()) && /^[A-Z]{3}$/.test(currency.trim())
  return isReadable ? formatPrice({ price: Number(price), currency: currency.trim() }) : 'In cents'
}
