import type { ClauseContext } from '../wishes/clause-context.ts'
import type { PictureWish } from './picture-wish.ts'
import { whomIn } from './whom-in.ts'

/** "Give Ida wings", "he should have golden wings", "a halo above her head": what an angel or a fairy has, and no garment. */
const given =
  /^(?!.*\b(?:not|n't|no|never|without|remove|bigger|smaller|off|away|instead)\b)(?:.*\b(?:give|gives|giving|put|add|draw|paint|with|has|have|needs?|gets?|wears?|wearing|want|and) |.*'s )?(?:an? |some |her |his |little |small |big |pair of )*(?<words>(?:(?!(?:an?|the|her|his|their|some|of|him|them|on|has|have|with|give|'s) )\S+ )?(?:wings|halo))(?: (?:above|over|on|to|for|around) .{1,30})?(?: please| pls| too)?$/

/** "Ida without the halo", "no wings on Tom". */
const taken = /\b(?:without|no|remove|take off|take away|lose)\b (?:\S+ ){0,2}?(?<noun>wings|halo)\b/

export function wingsOfSomebody(context: ClauseContext): PictureWish | null {
  const gone = taken.exec(context.words)?.groups?.noun
  if (gone) return { kind: 'leaves-off', who: whomIn(context), words: gone, noun: gone }
  const said = given.exec(context.words)?.groups?.words
  const who = whomIn(context)
  if (said === undefined || who.length === 0) return null
  const noun = said.endsWith('halo') ? 'halo' : 'wings'
  return { kind: 'wears', who, words: isName(said.split(' ')[0], context) ? noun : said, noun }
}

const isName = (word: string | undefined, { mentions, units }: ClauseContext): boolean =>
  mentions.some(({ from, to }) => units.slice(from, to).some(({ small }) => small === word))
