import { useHydrated } from '../../ui/browser/use-hydrated.ts'
import { formatDate } from './format-date.ts'

/** A day in the viewer's time zone. A page that comes rendered names the day it was in Greenwich, for a moment. */
export function LocalDate({ moment }: { moment: string | null | undefined }) {
  return formatDate(moment, useHydrated() ? undefined : 'UTC')
}
