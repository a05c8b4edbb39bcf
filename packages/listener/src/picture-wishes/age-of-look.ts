import { numberWords } from '../text/number-words.ts'
import type { ClauseContext } from '../wishes/clause-context.ts'
import { isChild, yearsOf } from '../wishes/find-mentions.ts'
import type { PictureWish } from './picture-wish.ts'
import { whomIn, whoWasSpokenOf } from './whom-in.ts'

/** "Make Leo look a bit younger", "younger please"; an older brother is somebody, and looks nothing. */
const relative =
  /(?:\b(?:make|makes|made|draw|look|looks|looking|be|seem|appear)\b.* |^(?:(?:a|bit|little|much|way|lot|please|slightly|even) )*|^\S+ (?:(?:a|bit|little|much|way|slightly|even) )*)(?<to>younger|older)(?: than \S+)?(?: (?:please|pls|here|too))*$/
const compared =
  /^(?!.*\b(?:should|must|make|could|can|want|please|let)\b).*\blooks? (?:(?:much|way|far|a bit|even) )*(?:younger|older) than \S+$/
/** "Leo looks way too old", "she's too grown up here". */
const wrong =
  /\b(?:looks?|looked|seems?|is|are|'s|came out|comes out) (?:\S+ ){0,2}?too (?<now>old|grown(?: - | |-)up|adult|mature|young|babyish)\b/
/** "Leo looks like a teenager" is a complaint about a child, "looks like a baby" about whoever is older. */
const likened =
  /^(?!.*\b(?:should|must|make|want|n't|not)\b).*\blooks? (?:more )?like (?:a|an) (?<like>teenager|teen|adult|grown(?: - | |-)up|(?:grown )?(?:man|woman)|grandpa|grandma|granny|grandad|baby|toddler)\b/
/** "Make him look about four", "she should look like a six year old". */
const inYears =
  /\b(?:make|makes|draw|should|must|needs to|has to|want|supposed to)\b.*\blook (?:more |really |only |just )*(?:about |around |like (?:she is |he is |she 's |he 's )?(?:an? )?)?(?<years>\d{1,2}|[a-z]+)(?: (?:-|–))?(?: years?)?(?: - )?(?: old)?(?:,? not .*)?(?: please)?$/

/** "Make her look less old", "fewer wrinkles please". */
const lessOld = /\bless (?:old|aged|grown up|wrinkled|wrinkly)\b|\b(?:fewer|less) wrinkles\b/

const isOld = /^(?:old|grown|adult|mature|teen|man|woman|gran)/

/** How old somebody is to look, where a clause says so; null where it says nothing of it. */
export function ageOfLook(context: ClauseContext): PictureWish | null {
  const asked = askedIn(context.words)
  const corrected = asked === null ? (correctedIn(context) ?? unlikeDescribed(context)) : null
  const to = asked ?? corrected?.years ?? null
  if (to === null || isOfGrownUp(context)) return null
  const isSaid = context.mentions.length > 0 || /\b(?:he|she|him|her|they|them)\b/.test(context.words)
  const who = isSaid ? whomIn(context) : whoWasSpokenOf(context)
  if (isSaid && who.length === 0) return null
  return { kind: 'age', who, to, ...(corrected?.tooFar && { tooFar: corrected.tooFar }) }
}

/** "Grandpa looks like a woman" is no matter of years. */
function isOfGrownUp(context: ClauseContext): boolean {
  const like = likened.exec(context.words)?.groups?.like ?? ''
  const who = whomIn(context)
  return (
    /(?:man|woman)$/.test(like) &&
    context.cast.some(({ name, details }) => who.includes(name) && !isChild(details))
  )
}

/** "She looks about six", "he's drawn like he's six", "he could be forty here". */
const takenFor =
  /\b(?:looks?|looking|looked|drawn|could be|seems?|comes out|made|turned)\b.*\b(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|teenager|adult|grandpa|grandma|baby|toddler|old|older|young|younger|dad|mum|mother|father|grown)\b/
/** "She's nearly 12", "is four", "she turned 90". */
const really =
  /^(?:(?:and|but|in truth|really|actually) )*(?:(?:he|she|\S+) )?(?:is|'s|turned|turns|will be|just turned) (?:(?:only|just|nearly|almost|already|about|really) )*(?:an? )?(?<years>\d{1,2}|[a-z]+)(?: years?(?: old)?)?(?: ,.*| and .*)?$/

/** What was said of how somebody looks is set right behind it: so many years it is, and not so much older. */
interface Corrected {
  years: number
  tooFar?: 'younger' | 'older'
}

function correctedIn({ words, wordsBefore }: ClauseContext): Corrected | null {
  const [first = '', second] = words.split(/ , /)
  const correctedBehind = (before: string, said: string): Corrected | null => {
    const years = takenFor.test(before) ? yearsIn(really.exec(said)?.groups?.years ?? '') : null
    return years === null ? null : { years, ...tooFar(yearsTaken(before), years) }
  }
  const inOne = second === undefined ? null : correctedBehind(first, second)
  // "Tom is 5, here he looks like 10".
  const turned = second === undefined ? null : correctedBehind(second, first)
  const before = wordsBefore?.toLowerCase() ?? ''
  return (
    inOne ??
    turned ??
    correctedBehind(before, words) ??
    (takenFor.test(words) ? correctedBehind(words, before) : null)
  )
}

/** "She looks about 12", of whom the details say that she is 6: what she is, is meant. */
const looksLikeYears =
  /\b(?:looks?|looking|seems?|comes out)\b(?: (?:like|about|at least|more like|almost|already|closer to|around|she's|he's))* (?<years>\d{1,2}|[a-z]+)(?: years?(?: old)?)?(?: here| in this one| to me)?$/
/** So much older or younger nobody is who is seen as they are. */
const leastApart = 3

function unlikeDescribed(context: ClauseContext): Corrected | null {
  const taken = yearsIn(looksLikeYears.exec(context.words)?.groups?.years ?? '')
  const [who, ...others] = whomIn(context)
  const details = context.cast.find(({ name }) => name === who)?.details ?? ''
  const years = yearsOf(details)
  if (taken === null || years === null || others.length > 0) return null
  return Math.abs(taken - years) < leastApart ? null : { years, ...tooFar(taken, years) }
}

const tooFar = (taken: number | null, years: number): Pick<Corrected, 'tooFar'> =>
  taken === null || taken === years ? {} : { tooFar: taken > years ? 'older' : 'younger' }

/** "Drawn like he's six", "looks about eight", "looks like a baby": what somebody was taken for, last in what is said. */
function yearsTaken(words: string): number | null {
  const said = words.split(/[ -]+/).flatMap((word) => yearsIn(word) ?? [])
  return said.at(-1) ?? null
}

/** "He is a baby", behind what took him for more; "the girl's dad", of a boy. */
const stages: Readonly<Record<string, number>> = {
  baby: 1,
  toddler: 3,
  teenager: 14,
  teen: 14,
  adult: 35,
  mum: 35,
  mother: 35,
  dad: 35,
  father: 35,
  grandma: 70,
  grandpa: 70,
}

function yearsIn(years: string): number | null {
  const number = /^\d+$/.test(years) ? Number(years) : (stages[years] ?? numberWords.indexOf(years))
  return number > 0 && number < 100 ? number : null
}

function askedIn(words: string): 'younger' | 'older' | number | null {
  if (lessOld.test(words)) return 'younger'
  const said = relative.exec(words)?.groups?.to
  // "She looks older than 7" complains.
  if (said && compared.test(words)) return said === 'older' ? 'younger' : 'older'
  if (said === 'younger' || said === 'older') return said
  const now = wrong.exec(words)?.groups?.now ?? likened.exec(words)?.groups?.like
  if (now) return isOld.test(now) ? 'younger' : 'older'
  return yearsIn(inYears.exec(words)?.groups?.years ?? '')
}
