import type { Pronoun, WordKind } from '../facts.ts'
import { isA } from '../lexicons/lexicons.ts'
import type { Word } from '../text/tag-words.ts'
import type { PlainForm } from './plain-form.ts'
import { readLook } from './read-look.ts'

const nouns: Readonly<Partial<Record<WordKind, string>>> = {
  hair: 'hair',
  skin: 'skin',
  eyes: 'eyes',
}
const mostAdjectives = 3

/** "Blond", "hair white", "black hair curly" and "skin brown like his father" are said the other way round: "curly black hair". */
export function readColouring(kind: WordKind, words: readonly Word[], pronoun: Pronoun): PlainForm | null {
  if (kind === 'body' && isA('colour', words[0]?.small ?? '')) return readColour(words, pronoun)
  if (kind !== 'hair' && words.some(({ small }) => ofAnimals.test(small))) {
    const coat = readColour(words, pronoun)
    if (coat) return coat
  }
  const noun = words[0]?.small === 'skin' ? 'skin' : nouns[kind]
  if (!noun) return null
  const beard = kind === 'hair' ? readBeard(words) : null
  if (beard) return beard
  if (kind === 'hair' && words[0]?.small === 'bald') return { form: 'quality', words: 'bald' }
  const compared = words.findIndex(({ small }, at) => at > 0 && /^(?:like|as)$/.test(small))
  const said = (compared < 0 ? words : words.slice(0, compared)).filter(
    ({ small }) => !/^(?:is|are|very|really|so|quite|,)$/.test(small),
  )
  const own = said.findIndex(({ small }) => small === noun)
  const adjectives = own < 0 ? said : [...said.slice(0, own), ...said.slice(own + 1)]
  if (own === said.length - 1 && own >= 0 && compared < 0) return null
  if (adjectives.length === 0 || adjectives.length > mostAdjectives || !adjectives.every(isColouring))
    return null
  const told = `${adjectives.map(({ small }) => small).join(' ')} ${noun}`
  return { form: 'thing', article: 'none', words: told, short: told, isPlural: noun === 'eyes' }
}

/** "Beard black" is a "black beard". */
function readBeard([first, ...colours]: readonly Word[]): PlainForm | null {
  if (!/^(?:beard|moustache|mustache)$/.test(first?.small ?? '') || colours.length === 0) return null
  if (!colours.every(({ small }) => isA('colour', small) || plain.test(small))) return null
  const words = [...colours.map(({ small }) => small), first?.small].join(' ')
  return { form: 'thing', article: 'a', words, short: words, isPlural: false }
}

/** "red", "green with an orange belly", "blue not yellow". */
function readColour(words: readonly Word[], pronoun: Pronoun): PlainForm | null {
  const not = words.findIndex(({ small }) => small === 'not')
  const said = not < 0 ? words : words.slice(0, not)
  const behind = said.findIndex(({ small }) => small === 'with')
  const colours = behind < 0 ? said : said.slice(0, behind)
  if (!colours.every(({ small }) => small === 'and' || isA('colour', small) || plain.test(small))) return null
  const colour = colours.map(({ small }) => small).join(' ')
  if (behind < 0) return { form: 'quality', words: colour }
  const part = readLook(said.slice(behind + 1), 'none', pronoun)
  return (
    part && { form: 'quality', words: `${colour} with ${part.article === 'a' ? '{a} ' : ''}${part.words}` }
  )
}

/** Where an animal or a thing has another colour than elsewhere. */
const ofAnimals =
  /^(?:belly|underside|tail|paws?|back|ring|chest|bib|muzzle|wings?|stripes?|spots|patch|patches|cross|bottom|middle|ears?|legs?|feet|face|head|swirl|socks|nose|bum)$/

const isColouring = ({ part, small }: Word): boolean =>
  isA('colour', small) || plain.test(small) || (part === 'ADJ' && isA('hair', small))
const plain =
  /^(?:short|long|dark|light|pale|fair|dusty|mossy|pearly|smoky|sandy|big|small|wild|soft|straight|thick|thin|fine|bright|tan|tanned|olive|golden|rosy|strawberry|honey|medium|ash|dirty|mousy|mousey|jet|copper|caramel|chestnut|wheatish|nearly|almost)$/
