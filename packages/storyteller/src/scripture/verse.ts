import type { ValueId } from './moral-values.ts'

/** A verse of the World English Bible (public domain), unchanged. */
export interface Verse {
  id: string
  reference: string
  /** Every character as the World English Bible has it; only outer quotation marks without a partner are left out. */
  text: string
  values: readonly ValueId[]
  /** The youngest age, in years, it suits. */
  minimumAge: number
  /** Our own short line, which toddlers hear beside the reference. */
  heartLine: string
}
