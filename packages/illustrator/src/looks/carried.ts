import type { Fact } from '@faith-fables/listener'
import { findProp, isHandy } from '../props/find-prop.ts'
import { readWorn } from './fact-mentions.ts'

/** Larger things nobody has in a hand all day. */
const LARGEST = 130

const whose = '(?:(?:his|her|their|a|an|the|one|some|that) )?'
/** "Never goes anywhere without his red ball", "drags her blanket everywhere", "always with a book under his arm". */
const habits = [
  new RegExp(`\\b(?:never|nowhere|not|no day)\\b.*\\bwithout ${whose}(.+)$`, 'i'),
  new RegExp(
    `^(?:(?:always|usually|mostly) )?(?:takes|carries|drags|brings|lugs|carrying|carry|holds|holding|takes along) ${whose}(.+?)(?: (?:everywhere|around|about|along|wherever|with (?:him|her|them)).*)?$`,
    'i',
  ),
  new RegExp(
    `^always with ${whose}(.+?) (?:under|on|in|over) (?:his|her|their|one|the) (?:arm|hand|hands|elbow)\\b`,
    'i',
  ),
]
const before = /\b(?:always|usually|forever|carr(?:y|ies|ying)|hold(?:s|ing)|clutch(?:es|ing))\b[^.;]*$/i
const besides =
  / (?:with (?:him|her|them)|everywhere|wherever .*|(?:on|under|over|in) (?:his|her|their|one|the) (?:arm|hand|hands|elbow)|tucked .*)$/i

/** What somebody always has in a hand, by its noun: "always carrying a basket of bread". Clothes, bags and sticks are worn. */
export function carriedOf(details: string, facts: readonly Fact[]): string | undefined {
  return facts.flatMap((fact) => nounIn(details, fact) ?? []).find(isForHand)
}

function nounIn(details: string, fact: Fact): string | undefined {
  if (!('words' in fact)) return undefined
  const { kind, words, span } = fact
  if (kind === 'habit') return habits.flatMap((habit) => habit.exec(words)?.[1] ?? [])[0]
  if (kind !== 'belonging') return undefined
  const isCarried =
    before.test(details.slice(0, span[0])) ||
    besides.test(words) ||
    /^ (?:everywhere|with (?:him|her|them)|on (?:his|her) arm|in (?:his|her) hand)/i.test(
      details.slice(span[1]),
    )
  return isCarried ? words.replace(besides, '') : undefined
}

function isForHand(noun: string): boolean {
  const found = findProp(noun)
  return (
    found !== null &&
    found !== undefined &&
    found.count === 1 &&
    isHandy(noun) &&
    found.drawing.place === 'ground' &&
    found.drawing.size <= LARGEST &&
    readWorn(noun, 'human').mentions.length === 0
  )
}
