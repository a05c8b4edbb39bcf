import type { DeskPrices } from '@faith-fables/contract'
import { Button } from '../../../ui/buttons/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Note } from '../../../ui/messages/note.tsx'
import type { Saying } from '../use-said.tsx'
import { PackFields } from './pack-fields.tsx'
import { PricePreview } from './price-preview.tsx'
import { countsLabel, fieldLabels, isPercent, type NumberField } from './price-words.ts'
import { type PriceFormState, usePriceForm } from './use-price-form.ts'

const fields = Object.keys(fieldLabels) as NumberField[]

/** All prices in one form; what it would change is shown before it does. */
export function PriceForm({ prices, saying }: { prices: DeskPrices; saying: Saying }) {
  const form = usePriceForm(prices, saying)
  return (
    <>
      <form className="stack gap-6" noValidate onSubmit={form.look}>
        <p className="soft">
          What is ordered from now on costs this. Stories that were ordered stay as they were charged. Where
          no tokens are entered there is no price: nothing can be ordered at it, and no bonus is given.
        </p>
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {fields.map((field) => (
            <NumberControl key={field} field={field} form={form} />
          ))}
          <TextField
            label={countsLabel}
            name="counts"
            value={form.draft.counts}
            onValueChange={(counts) => form.type({ counts })}
            hint="With commas between them"
            error={form.problems.counts}
          />
        </div>
        <PackFields form={form} />
        {form.isSame && <Note title="These are the prices already." />}
        <div className="row">
          <Button type="submit" tone="primary">
            Look at the changes
          </Button>
        </div>
      </form>
      <PricePreview prices={prices} form={form} />
    </>
  )
}

function NumberControl({ field, form }: { field: NumberField; form: PriceFormState }) {
  const { numbers } = form.draft
  return (
    <TextField
      label={fieldLabels[field]}
      name={field}
      inputMode="numeric"
      autoComplete="off"
      value={numbers[field]}
      onValueChange={(typed) => form.type({ numbers: { ...numbers, [field]: typed } })}
      hint={isPercent(field) ? 'Percent of the pictures' : 'Tokens'}
      error={form.problems[field]}
    />
  )
}
