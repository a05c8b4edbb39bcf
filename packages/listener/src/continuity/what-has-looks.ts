import { isA } from '../lexicons/lexicons.ts'
import type { Dimension } from './attributes.ts'

/** What people and animals have one of, that stays as it is while a story lasts. */
export const ofBodies =
  /^(?:hair|eye|eyebrow|beard|mustache|moustache|fur|braid|curl|pigtail|ponytail|mane|tail|ear|feather|beak|wing|paw)$/
/** "His brown coat" of a horse is its colour. */
export const ofAnimals = /^(?:coat|fur|feather|wool|pelt|hide)$/
/** They change by themselves, or a story has more of them. */
export const changeable =
  /^(?:sky|sea|water|wave|light|face|cheek|lip|nose|hand|finger|knee|skin|foot|toe|leaf|grass|flower|petal|blossom|apple|berry|fruit|cloud|sun|moon|smoke|dust|paint|ink|crayon|pencil|paper|line|spot|stripe|dot|colou?r|one|thing|flame|fire|glow|star|stone|pebble|bird|fish|bead|button|thread|wool|yarn|flag|bean|sugar|bread|egg|tea|milk|snow|hill|mountain|field|tree|bush|patch|mark|side|page|letter|word|sign|ribbon|brick|tile|block|piece|bit|part|man|woman|people|child|boy|girl|person|day|night|way|time|story|road|path|year|minute|hour|while|breath|voice|smile|step|world|house|window|wall|room|street|town|village|city|place|car|truck|train|bus|ring|circle)$/

export const ofHeads = /^(?:curl|braid|plait|pigtail|ponytail|lock|bun|ringlet)$/

export const isHurt =
  /\b(?:sling|cast|bandage\w*|plaster|patch|brok\w+|hurt|sprained|limp\w*|scar|missing|torn|sore|splinter|st[iu]ng|swollen|bruise\w*|wooden|scraped|crack|snap|patched|deaf|lame)\b/i

export const singular = (noun: string): string => (/[^s]s$/.test(noun) ? noun.slice(0, -1) : noun)

export function isSaidOf(dimension: Dimension, noun: string): boolean {
  if (changeable.test(noun)) return false
  if (dimension === 'curl') return noun === 'hair'
  if (dimension === 'length') return ofBodies.test(noun)
  if (dimension === 'age') return isA('animal', noun)
  return true
}
