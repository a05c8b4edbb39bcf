import type { Fact } from '@faith-fables/listener'
import { isA } from '@faith-fables/listener/lexicons/lexicons'

/** "Loves her raincoat": one that is theirs, and no raincoats in general. */
const lovesOwn =
  /^(?:is )?(?:(?:so|very|really|just|also|absolutely|always) )*(?:loves?|adores?|likes?|treasures|cherishes|(?:mad|crazy|proud|fond) (?:about|of)|attached to|devoted to|obsessed with) (?:his|her|their) /i
/** "Lives in his jersey". */
const livesIn = /^in (?:(?:his|her|their|the) )(?:same |old |own )*/i
/** "Refuses to take off her onesie", "won't be parted from her hat". */
const keepsOn =
  /^(?:(?:to|be|being|ever) )*(?:tak(?:e|ing) off|part(?:ed|ing)? (?:from|with)|without|separated from|(?:chang|com)(?:e|ing) out of|leav(?:e|ing) (?:the house )?without|go(?:ing)? (?:anywhere |out )?without) (?:his|her|their) /i

const begins: Readonly<Partial<Record<Fact['kind'], RegExp>>> = { place: livesIn, dislike: keepsOn }

/** What is said of it behind its noun. */
const behind =
  /\s*(?:,|\b(?:with|that|which|who|from|in|on|and|of|covered|made|number|no|nr|because|even)\b).*$/i
/** What is had and not put on. */
const carried = /\b(?:bag|backpack|rucksack|satchel|purse|blanket|ring|mask|costume)s?$/i

/** What somebody loves, lives in or will not take off is what is worn: as a fact about that, else null. */
export function wornAllTheTime(fact: Fact): Fact | null {
  if (!('words' in fact)) return null
  const begin = begins[fact.kind]
  if (fact.kind === 'like' ? !lovesOwn.test(fact.phrase ?? '') : !begin?.test(fact.words)) return null
  const words = begin ? fact.words.replace(begin, '') : fact.words
  const named = words.replace(behind, '').split(' ')
  const isNamed = (sort: 'garment' | 'head-covering'): boolean =>
    [named.slice(-1), named.slice(-2)].some((last) => isA(sort, last.join(' ')))
  const isAnothers = /['’]s\b/.test(named.join(' '))
  if (isAnothers || carried.test(named.join(' ')) || named.length > 6) return null
  if (isNamed('head-covering')) return { ...fact, kind: 'headwear', words } as Fact
  return isNamed('garment') ? ({ ...fact, kind: 'garment', words } as Fact) : null
}
