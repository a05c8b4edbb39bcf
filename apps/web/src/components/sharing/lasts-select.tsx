import type { LinkLasts } from '@faith-fables/contract'
import { Select } from '../../ui/fields/select.tsx'

const lastings: readonly { value: LinkLasts; label: string }[] = [
  { value: 'day', label: 'For a day' },
  { value: 'week', label: 'For 7 days' },
  { value: 'month', label: 'For 30 days' },
  { value: 'year', label: 'For a year' },
  { value: 'ever', label: 'Until I take it back' },
]

export interface LastsSelectProps {
  value: LinkLasts
  onValueChange: (lasts: LinkLasts) => void
}

/** How long a link for somebody without an account opens. */
export function LastsSelect(props: LastsSelectProps) {
  return <Select {...props} label="How long does it open?" name="lasts" options={lastings} />
}
