import { quoted } from '../learned/features.ts'
import type { Unit } from '../text/read-units.ts'

const quotations =
  /["“”„«]([^"“”„«»]{1,160})["“”»]|(?<![\p{L}\p{N}])['‘’]((?:[^'‘’]|(?<=\p{L})['’](?=\p{L})){1,160}?)['’](?!\p{L})/gu
/** "Rename 'Tom' to Ben": a name stands as well without its marks. */
const name = /^\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*){0,2}$/u

/** Makes one unit of each quotation, whose words are no words of the wish; names lose their marks. */
export function joinQuotations(units: readonly Unit[], text: string): Unit[] {
  const found = [...text.matchAll(quotations)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    words: (match[1] ?? match[2] ?? '').trim(),
  }))
  const joined: Unit[] = []
  for (const unit of units) {
    const quotation = found.find(({ start, end }) => unit.start >= start && unit.start < end)
    if (!quotation) joined.push(unit)
    else if (name.test(quotation.words)) {
      if (unit.part !== 'PUNCT') joined.push(unit)
    } else if (joined.at(-1)?.start !== quotation.start)
      joined.push({
        ...unit,
        ...asQuotation,
        text: quotation.words,
        start: quotation.start,
        end: quotation.end,
      })
  }
  return joined
}

const asQuotation = { small: quoted, lemma: quoted, part: 'X', classes: [] } as const
