import { type Claim, standing } from './claim.ts'
import type { Reading } from './reading.ts'
import { anyOfCast } from './who-is-meant.ts'

const place = "(?<place>(?!(?:The|Mr|Mrs|God|Grand\\p{Ll}+|Aunt|Uncle)\\b)\\p{Lu}\\p{Ll}[\\p{L}-]+)(?!'s)"
/** A town lies in a land: both are home. */
const isLand =
  /^(?:Norway|Sweden|Denmark|Finland|Iceland|England|Scotland|Wales|Ireland|Britain|America|Canada|Mexico|Brazil|Peru|Chile|France|Spain|Portugal|Italy|Germany|Austria|Switzerland|Poland|Russia|Ukraine|Greece|Turkey|Egypt|Ethiopia|Kenya|Nigeria|Ghana|India|China|Japan|Korea|Australia|Israel|Judea|Judah|Galilee|Samaria|Canaan|Syria|Lebanon|Jordan|Persia|Babylonia|Moab|Midian|Africa|Asia|Europe|Texas|Alaska|California)$/

/** "Ruth had lived in Cana all her life", and then "they came home to Jericho". */
export function claimsOfHomes(reading: Reading): Claim[] {
  const who = `(?:${anyOfCast(reading)}(?: and ${anyOfCast(reading)})?(?:'s (?:family|parents))?|[Tt]hey|[Ss]he|[Hh]e|[Ww]e|I)`
  const living = new RegExp(
    `(?<!\\p{L})${who} (?:(?:had|has|have) )?(?:always |both |still )?(?:lived?|grew up|grown up|(?:was|were) born) in ${place}`,
    'dgu',
  )
  const returning = new RegExp(
    `\\b(?:(?:came|went|walked|drove|go|going|got|be|were|was|travell?ed|returned|rode|sailed|flew|led|arrived) )?(?<way>(?:safely )?(?:back )?home(?: again)?(?: at last)?|back(?: again)?) (?:to|in) ${place}`,
    'dgu',
  )
  return reading.sentences.flatMap(({ told, whole, page, start }, at) => {
    const ofHome = [...told.matchAll(living)]
    const ofWay = [...whole.matchAll(returning)].filter(({ groups }) =>
      isHome.test(`${groups?.way} ${whole}`),
    )
    return [...ofHome, ...ofWay].flatMap((match) => {
      const { place: words = '' } = match.groups ?? {}
      const [from, to] = match.indices?.groups?.place ?? [0, 0]
      if (isLand.test(words) || memberIs(reading, words)) return []
      const where = standing(reading, page, { start: start + from, end: start + to })
      return [{ topic: 'home', noun: 'home', owner: null, words, value: words, ...where, at }]
    })
  })
}

const isHome =
  /\bhome\b|\b(?:always lived|old (?:street|house|lane)|(?:their|her|his|our) (?:own )?(?:street|house|lane|village)|(?:she|he|they) (?:was|were) born|where (?:she|he|they) lived)\b/

const memberIs = ({ described }: Reading, words: string): boolean =>
  described.some(({ name }) => name.split(' ').includes(words))

/** Whoever moves has two homes, and whoever only visits comes home to neither. */
export const hasMovedHome = (between: readonly string[]): boolean =>
  between.some((sentence) =>
    /\b(?:mov(?:e|es|ed|ing)|new (?:home|house|town|city|village)|fled|settled|for good|for ever|forever|uncle's|aunt's|grand\w+'s|once|used to)\b/i.test(
      sentence,
    ),
  )
