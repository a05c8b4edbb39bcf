import type { Span } from '../facts.ts'

/** A text as the tagger reads it best, with the way back to the parent's own letters. */
export interface NormalisedText {
  text: string
  /** The parent's words that stand behind a part of `text`. */
  spanOf(start: number, end: number): Span
}

/** A word in small letters as it was meant; null where it is right. */
export type Mend = (word: string) => string | null

/** What is typed in a hurry, written out. */
const writtenOut: Readonly<Record<string, string>> = {
  hes: "he's",
  shes: "she's",
  theyre: "they're",
  im: "I'm",
  dont: "don't",
  doesnt: "doesn't",
  didnt: "didn't",
  wont: "won't",
  cant: "can't",
  isnt: "isn't",
  wasnt: "wasn't",
  hasnt: "hasn't",
  arent: "aren't",
  whos: "who's",
  thats: "that's",
  havent: "haven't",
  couldnt: "couldn't",
  wouldnt: "wouldn't",
  pls: 'please',
  plz: 'please',
  plse: 'please',
  u: 'you',
  ur: 'your',
  bc: 'because',
  cos: 'because',
  coz: 'because',
  cuz: 'because',
  esp: 'especially',
  w: 'with',
  wi: 'with',
  wis: 'was',
  disnae: "doesn't",
  dinnae: "don't",
  cannae: "can't",
  aboot: 'about',
  feart: 'afraid',
  broon: 'brown',
  heid: 'head',
  fave: 'favourite',
  fav: 'favourite',
  yr: 'year',
  yrs: 'years',
  yo: 'years old',
  gonna: 'going to',
  wanna: 'want to',
  gotta: 'got to',
  tho: 'though',
  wiht: 'with',
  wih: 'with',
  teh: 'the',
  adn: 'and',
  n: 'and',
  becuase: 'because',
  becasue: 'because',
  thier: 'their',
  eachother: 'each other',
  allways: 'always',
  realy: 'really',
  everywere: 'everywhere',
  untill: 'until',
  favorit: 'favourite',
  litle: 'little',
  syndrom: 'syndrome',
  '&': 'and',
  '+': 'and',
}

const tens = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety'
const ones = 'one|two|three|four|five|six|seven|eight|nine'
const teens = 'ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen'
/** "She not like loud people", as learners of English say it. */
const unhelped =
  /(?<=(?<!\p{L})(?:she|he|they) )not(?= (?:like|want|eat|speak|talk|know|sleep|play|see|hear|need|have|go|wear)(?!\p{L}))/giu
const shortened = [
  String.raw`(?<![\p{L}\d'])(?:\d{1,3}|${teens}|${ones})[- ]y(?:ea)?rs?[- ]old(?=\s*(?:$|[.,;!?)]|(?:who|and|with|that|now|but|from|girl|boy|lad|lass|kid|child)(?!\p{L})))`,
  String.raw`(?<![\p{L}\d'])\d{1,2}\s*(?:y/o|yo|yrs?\s*old|yr|y\.)(?!\p{L})`,
  String.raw`(?<!\d)\d{1,2}\s?(?:[½¼¾]|1/2|[13]/4)`,
  String.raw`(?<![\p{L}\d])\d{1,2}\s*(?:wks?|mths?|mos?)(?!\p{L})`,
  String.raw`(?<![\p{L}\d])(?:\d{1,2}|${tens}|${ones})[- ]?ish(?!\p{L})`,
  String.raw`(?<!\p{L})incl\.?(?=\s)`,
  String.raw`(?<=\p{L} )4(?= (?:him|her|them|me|us|my|our|the|his)(?!\p{L}))`,
  String.raw`(?<!\p{L})(?:${tens})[- ](?:${ones})(?!\p{L})`,
  String.raw`(?<!\p{L})(?:yo[- ]yo(?=s?(?!\p{L}))|merry[- ]go[- ]round(?=s?(?!\p{L})))`,
  String.raw`w/(?=\s|\p{L})|(?<![\p{L}.])w\.(?=\s)|[&+]|\p{L}+(?:['’]\p{L}+)*`,
]
const abbreviated = new RegExp(shortened.join('|'), 'giu')
/** The tagger reads "in." as inches and goes on. */
const pieces =
  /(?<=\b(?:in|no|it|up|on))\.(?=\s)|\s[-–—•*/]\s|^[-–—•*]\s|\n+|…|\.{2,}|\p{Extended_Pictographic}\uFE0F?/gmu
/** Who laughs between two words says nothing of anybody; a LOL doll is a toy. */
const laughter =
  /(?<![\p{L}\d])(?:a?(?:ha){2,}h?|(?:he){2,}h?|lo+l(?! (?:dolls?|surprise))|lmao|rofl)(?![\p{L}\d])/giu

/**
 * Small letters for what is typed in capitals, straight apostrophes, abbreviations written out; dashes, bullets and new
 * lines part what they stand between.
 */
export function normaliseText(typed: string, mend: Mend = () => null): NormalisedText {
  const source = isShouted(typed) ? typed.toLowerCase() : typed.replaceAll(shouted, quietly)
  const changes = [
    ...[...source.matchAll(abbreviated)].map((match) => ({
      match,
      to: writeOut(match[0]) ?? mend(match[0].toLowerCase()),
    })),
    ...[...source.matchAll(unhelped)].map((match) => ({ match, to: 'does not' })),
    ...[...source.matchAll(pieces), ...source.matchAll(laughter)].map((match) => ({ match, to: '; ' })),
  ].filter((change): change is { match: RegExpExecArray; to: string } => change.to !== null)
  changes.sort((one, other) => one.match.index - other.match.index)

  let text = ''
  /** For each letter of `text`, where it comes from; one that was put in comes from the whole of what it stands for. */
  const from: Span[] = []
  let read = 0
  const copy = (end: number) => {
    for (; read < end; read++) {
      text += source[read]
      from.push([read, read + 1])
    }
  }
  for (const { match, to } of changes) {
    if (match.index < read) continue
    copy(match.index)
    read += match[0].length
    text += to
    for (let letter = 0; letter < to.length; letter++) from.push([match.index, read])
  }
  copy(source.length)
  return {
    text,
    spanOf: (start, end) => [from[start]?.[0] ?? source.length, from[end - 1]?.[1] ?? source.length],
  }
}

/** "He must LOSE": a word in capitals is only said louder. */
const shouted = /(?<![\p{L}\d'’-])\p{Lu}{4,}(?![\p{L}\d])/gu
const abbreviations = /^(?:NASA|LEGO|ADHD|UNO|ASAP|IKEA|YMCA|AAC|PICC|ASMR)$/
const quietly = (word: string): string => (abbreviations.test(word) ? word : word.toLowerCase())

function writeOut(word: string): string | null {
  // "A brave eleven-year-old" is no "year" that is old.
  const old = /^(\S+?)[- ]y(?:ea)?rs?[- ]old$/i.exec(word)?.[1]
  if (old) return `${old} years old`
  const about = /^(.+?)[- ]?ish$/i.exec(word)?.[1]
  if (about && isNumber.test(about)) return `about ${about}`
  const age = /^(\d{1,2})\D/.exec(word)?.[1]
  if (age) return ageWithUnit(age, word)
  const [ten = '', one = ''] = word.toLowerCase().split(/[- ]/)
  if (one && tens.includes(ten))
    return String((tens.split('|').indexOf(ten) + 2) * 10 + ones.split('|').indexOf(one) + 1)
  // Hyphens part a word in three, and a toy would be years old.
  if (/^yo[- ]yo$/i.test(word)) return 'yoyo'
  if (/^merry[- ]go[- ]round$/i.test(word)) return 'carousel'
  if (/^incl\.?$/i.test(word)) return 'including'
  if (word === '4') return 'for'
  if (/^w[/.]$/i.test(word)) return 'with'
  const small = word.toLowerCase().replace('’', "'")
  const out = writtenOut[small]
  if (out !== undefined) return out
  return word.includes('’') ? word.replaceAll('’', "'") : null
}

const isNumber = new RegExp(`^(?:\\d+|${tens}|${ones})$`, 'i')

/** "5yo", "5 1/2", "18 mths". */
function ageWithUnit(age: string, word: string): string {
  if (/[½¼¾]$|\d\/\d$/.test(word))
    return `${age}${/½|1\/2$/.test(word) ? '.5' : /¼|1\/4$/.test(word) ? '.25' : '.75'}`
  if (/w/i.test(word)) return `${age} weeks old`
  return /m/i.test(word) ? `${age} months old` : `${age} years old`
}

/** Capitals say nothing where nearly all letters are capitals. */
function isShouted(typed: string): boolean {
  const letters = typed.match(/\p{L}/gu) ?? []
  const capitals = letters.filter((letter) => letter !== letter.toLowerCase())
  return letters.length > 10 && capitals.length > 0.7 * letters.length
}
