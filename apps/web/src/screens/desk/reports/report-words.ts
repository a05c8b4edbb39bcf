import type { ReportReason } from '@faith-fables/contract'

/** What a reader chose, as the desk reads it. */
export const reportWords: Record<ReportReason, string> = {
  frightening: 'Frightening or cruel',
  unfit: 'Not for children',
  hateful: 'Hateful or mocking',
  personal: 'Personal data',
  other: 'Something else',
}
