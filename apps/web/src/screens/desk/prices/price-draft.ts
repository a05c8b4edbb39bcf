import type { DeskPrices, PriceList, PricesBody, TokenPack } from '@faith-fables/contract'
import { checkField, keptField } from '@faith-fables/contract/check-field'
import { packNameRule } from '@faith-fables/contract/field-rules'
import { limits } from '@faith-fables/contract/limits'
import { fieldLabels, isPercent, type NumberField } from './price-words.ts'

/** A pack as it is typed. */
export interface PackDraft {
  /** Of a pack that is sold already; null for a new one. */
  id: string | null
  /** Tells the rows of the form apart. */
  row: string
  name: string
  tokens: string
  price: string
  currency: string
}

/** The form as it is typed. */
export interface PriceDraft {
  numbers: Record<NumberField, string>
  counts: string
  packs: readonly PackDraft[]
}

/** What is wrong, by the name of the control. */
export type Problems = Readonly<Record<string, string>>

const numberFields = Object.keys(fieldLabels) as NumberField[]
const { prices: bounds } = limits

export function draftOf({ config, packs }: PriceList): PriceDraft {
  return {
    numbers: Object.fromEntries(
      numberFields.map((field) => [field, config[field] === null ? '' : String(config[field])]),
    ) as Record<NumberField, string>,
    counts: config.availableImageNumbers.join(', '),
    packs: packs.map((pack) => ({
      ...pack,
      row: pack.id,
      tokens: String(pack.tokens),
      price: String(pack.price),
    })),
  }
}

/** What was typed over the old prices, over the new ones instead: what nobody touched is that of the new ones. */
export function movedOver(draft: PriceDraft, old: PriceList, next: PriceList): PriceDraft {
  const [from, to] = [draftOf(old), draftOf(next)]
  const isTouched = (field: NumberField) => draft.numbers[field] !== from.numbers[field]
  const numbers = { ...to.numbers }
  for (const field of numberFields) if (isTouched(field)) numbers[field] = draft.numbers[field]
  return {
    numbers,
    counts: draft.counts === from.counts ? to.counts : draft.counts,
    packs: JSON.stringify(draft.packs) === JSON.stringify(from.packs) ? to.packs : draft.packs,
  }
}

/** What is wrong in the draft; nothing where it can be sent. */
export function problemsOf({ numbers, counts, packs }: PriceDraft): Problems {
  const found: [string, string | null][] = [
    ...numberFields.map((field): [string, string | null] => [field, numberProblem(field, numbers[field])]),
    ['counts', countsProblem(counts)],
    ...packs.flatMap(packProblems),
  ]
  return Object.fromEntries(found.filter((one): one is [string, string] => one[1] !== null))
}

function numberProblem(field: NumberField, typed: string): string | null {
  if (isPercent(field)) return wholeProblem(typed, 0, bounds.percent)
  return typed.trim() === '' ? null : wholeProblem(typed, 0, bounds.tokens)
}

function countsProblem(typed: string): string | null {
  const counts = countsIn(typed)
  if (counts.some((count) => count < 1 || count > bounds.pictures || !Number.isInteger(count)))
    return `Please enter whole numbers from 1 to ${bounds.pictures}, with commas between them.`
  return new Set(counts).size < counts.length ? 'Please enter each number once.' : null
}

function packProblems(pack: PackDraft): [string, string | null][] {
  const { row, name, tokens, price, currency } = pack
  return [
    [`${row}.name`, checkField(packNameRule, name)],
    [`${row}.tokens`, wholeProblem(tokens, 1, bounds.packTokens)],
    [`${row}.price`, wholeProblem(price, 0, bounds.packPrice)],
    [`${row}.currency`, /^[A-Z]{3}$/.test(currency.trim()) ? null : 'Three capital letters, such as USD.'],
  ]
}

function wholeProblem(typed: string, from: number, to: number): string | null {
  const isWhole = /^\d+$/.test(typed.trim()) && Number(typed) >= from && Number(typed) <= to
  return isWhole ? null : `Please enter a whole number from ${from} to ${to}.`
}

const countsIn = (typed: string): number[] => typed.split(',').map((part) => Number(part.trim() || 'none'))

/** A draft without problems, as it is sent. */
export function bodyOf({ numbers, counts, packs }: PriceDraft, { version }: DeskPrices): PricesBody {
  const config = Object.fromEntries(
    numberFields.map((field) => [field, numbers[field].trim() === '' ? null : Number(numbers[field])]),
  ) as Record<NumberField, number>
  return {
    version,
    config: { ...config, availableImageNumbers: countsIn(counts).toSorted((one, other) => one - other) },
    packs: packs.map((pack) => ({
      ...(pack.id !== null && { id: pack.id }),
      name: keptField(packNameRule, pack.name),
      tokens: Number(pack.tokens),
      price: Number(pack.price),
      currency: pack.currency.trim(),
    })),
  }
}

/** What the prices would be; a new pack is called by its place until it has an id. */
export function listOf({ config, packs }: PricesBody): PriceList {
  return {
    config,
    packs: packs.map((pack, place): TokenPack => ({ ...pack, id: pack.id ?? `new-${place}` })),
  }
}
