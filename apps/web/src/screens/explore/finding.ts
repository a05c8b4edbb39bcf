import type { Finding } from '@faith-fables/contract'
import { ageGroupNames } from '@faith-fables/contract/age-groups'
import { limits } from '@faith-fables/contract/limits'

/** What can be looked for in the whole library, with the words for it, in the order of the fields. */
export const findingLabels = {
  words: 'Words',
  verse: 'Bible',
  value: 'Value',
  character: 'Character',
  age: 'Age',
  pages: 'Pages',
  style: 'Style',
} as const satisfies Record<keyof Finding, string>

export type FindingKey = keyof typeof findingLabels

/** What is looked for, as typed and chosen: each a word or more, none of them empty. */
export type Sought = Partial<Record<FindingKey, string>>

const keys = Object.keys(findingLabels) as FindingKey[]

/** The age buttons and the search box have the plain names in the address. */
const nameInAddress = (key: FindingKey) => `library-${key}`

/** What an address asks for; what nobody can choose there is passed over. */
export function soughtIn(search: URLSearchParams): Sought {
  const named = keys.flatMap((key) => {
    const value = search.get(nameInAddress(key))?.trim().slice(0, limits.explore.soughtWords)
    return value ? [[key, value] as const] : []
  })
  const { age, pages, ...others }: Sought = Object.fromEntries(named)
  return {
    ...others,
    ...(ageGroupNames.some((name) => name === age) && { age }),
    ...(/^[1-9]\d?$/.test(pages ?? '') && { pages }),
  } as Sought
}

/** The same as a call asks for it. */
export function findingOf({ age, pages, ...others }: Sought): Finding {
  const ageGroup = ageGroupNames.find((name) => name === age)
  return { ...others, ...(ageGroup && { age: ageGroup }), ...(pages && { pages: Number(pages) }) }
}

/** The address of the first page of what is looked for. What was looked for on one page ends. */
export function withSought(search: URLSearchParams, sought: Sought): URLSearchParams {
  const next = new URLSearchParams(search)
  for (const name of ['page', 'search', 'age']) next.delete(name)
  for (const key of keys) {
    const value = sought[key]?.trim()
    if (value) next.set(nameInAddress(key), value)
    else next.delete(nameInAddress(key))
  }
  return next
}

/** In the order of the fields. */
export function entriesOf(sought: Sought): [FindingKey, string][] {
  return keys.flatMap((key): [FindingKey, string][] => {
    const value = sought[key]
    return value === undefined ? [] : [[key, value]]
  })
}
