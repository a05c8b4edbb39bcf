import type { Look } from './look.ts'
import { readLook } from './read-look.ts'

const kin =
  /^(?:mums?|mumm(?:y|ies)|moms?|mommy|mama|mother|dads?|daddy|papa|father|parents?|sisters?|brothers?|siblings?|cousins?|uncles?|aunt(?:ie|y)?s?|grand(?:ma|pa|dad|daddy|mother|father|parents?)|gran(?:ny|dma|dpa)?|grannie|nana|nan|nonna|nonno|oma|opa|abuel[ao]|babcia|babushka|dedushka|yiayia|pappous|lol[ao]|teta|jiddo|jedd[oi]|mormor|farmor|morfar|farfar|bubbe|zayde|halmoni|dadi|nani|nephew|niece|twins?)$/
const grown =
  /^(?:wom[ae]n|m[ae]n|lady|wife|husband|teacher|nurse|doctor|neighbou?r|postman|shepherd|farmer|baker|pastor|priest|policeman|coach)$/
const young = /^(?:sons?|daughters?|friends?|child|boy|girl|kid|toddler|baby|classmate)$/

/** "Mum", "uncle Desmond", "a boy": somebody whom no cast describes, by what they are called; null for other words. */
export function calledSomebody(words: string): string | null {
  const said = words
    .replace(/^(?:(?:a|an|the|his|her|their|my|our|your|another|one|some|third|second|fourth|other) )+/i, '')
    .trim()
  const all = said.toLowerCase().split(' ')
  const isOne = all.some((word) => kin.test(word) || grown.test(word) || young.test(word))
  if (
    !isOne ||
    all.length > 3 ||
    /(?:parents|twins|siblings|cousins|friends|men|women|s\b.*\band\b)$/.test(said)
  )
    return null
  return said.charAt(0).toUpperCase() + said.slice(1)
}

/** The look of somebody whom nobody describes: of their kin the skin and the hair, and a grown-up where they must be one. */
export function lookOfSomebody(name: string, relative: Look | undefined): Look {
  const called = calledSomebody(name)
  if (called === null) return readLook({ name, details: '' })
  const words = called.toLowerCase().split(' ')
  const isGrown = words.some((word) => grown.test(word))
  return readLook(
    { name, details: called.toLowerCase(), ...(isGrown && { grown: true }) },
    [],
    relative?.kind === 'human' && words.some((word) => kin.test(word))
      ? { skin: relative.skin, ...(relative.age !== 'elder' && { hair: relative.hair.colour }) }
      : undefined,
  )
}
