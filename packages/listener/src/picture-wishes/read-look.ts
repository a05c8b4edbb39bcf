import { valueFor, type WordClass } from '../lexicons/lexicons.ts'
import { isOneOf, type Unit } from '../text/read-units.ts'
import type { ClauseContext } from '../wishes/clause-context.ts'
import { type NounPhrase, wordsOf } from '../wishes/noun-phrases.ts'
import { coatWithParts } from './coat-with-parts.ts'
import { lookOfSomebody } from './look-of-somebody.ts'
import type { PictureWish, Whom } from './picture-wish.ts'
import { isDenied, isPlaced, speaksOf, startOf } from './said-in.ts'
import { isStainedToo } from './stained-somebody.ts'
import { whomIn, whoWasSpokenOf } from './whom-in.ts'

const classes: readonly WordClass[] = ['garment', 'hair', 'head-covering', 'aid', 'body-part', 'skin']
/** Parts of a body that somebody does something with. */
const limbs =
  /^(?:hand|hands|arm|arms|leg|legs|foot|feet|finger|fingers|thumb|thumbs|knee|knees|back|shoulder|shoulders|lap|hip|hips|head|face|eye|eyes|mouth|heart|stomach|body|toe|toes|tiptoe|cast)$/
const copula =
  /^(?:is|are|'s|'re|be|was|were|should|must|to|could|in|into|a|more|much|colour|color|not|n't|wants?|needs?|has|have|would|ought|on|of|all|over|really|actually|always)$/

/** Whether a phrase names something that is worn, or a part of somebody that has looks. */
export function isLook({ units, head, article }: NounPhrase): boolean {
  if (head.small === 'cast' && article === 'a') return true
  if (/^lights?$/.test(head.small)) return false
  if (limbs.test(head.small) && !units.some((unit) => isOneOf(unit, 'colour'))) return false
  return isOneOf(head, ...classes) || speaksOf(head, 'garment')
}

/** "He hates hats", "she doesn't wear glasses". */
const disliked =
  /\b(?:hates?|dislikes?|detests?)\b|\b(?:do|does|did|should|is|are) ?n't (?:\S+ )?(?:wear|like|need|want|own|have|wearing)\b|\bnever (?:wears?|wore|has|had|owned)\b/

/** "Why is she wearing a kimono?", "Kenji has somehow got a beard". */
const wondered =
  /^(?:but |and )?why (?:on earth )?(?:is|are|'s|does|do|has|have|she|he|they)\b(?!.*\b(?:n't|not|no|without)\b)|\b(?:has|have|is|'s) (?:somehow|suddenly|for some reason) /

const covering = /\b(?:cover|covers|covering|covered|shows?|showing|sticking out|peeks?)\b/

/** Nothing on the feet is a look as well. */
const unshod = /\b(?:bare ?foot(?:ed)?|bare feet)\b(?<!\b(?:not|n't|never) .*)/

/** What somebody wears or looks like in this picture: "a red dress", "the hat should be green", "no glasses". */
export function readLooks(context: ClauseContext): PictureWish[] {
  const { units } = context
  const asked = lookOfSomebody(context)
  if (asked) return [asked]
  if (unshod.test(context.words))
    return [{ kind: 'wears', who: whomIn(context), words: 'barefoot', noun: 'barefoot' }]
  const swap = swapped.test(context.words)
    ? units.findIndex(({ small }) => /^(?:for|with|to|into)$/.test(small))
    : -1
  const looks = context.phrases
    .filter(isLook)
    .filter(saysWhich)
    .filter((phrase) => !isStainedToo(phrase, context))
    // "Swap the skirt for jeans".
    .filter(({ from }, _at, all) => swap < 0 || from > swap || all.every((one) => one.from < swap))
  // "Her hijab must cover all her hair and neck", "no hair showing": the scarf does.
  const coverings = looks.filter(({ head }) => isOneOf(head, 'head-covering'))
  const isCovering = coverings.length > 0 && covering.test(context.words)
  const all = isCovering ? coverings : looks
  // "A hearing aid in the left ear" says where it is.
  const phrases = all.filter(
    (phrase, at) =>
      at === 0 ||
      !isOneOf(phrase.head, 'body-part') ||
      !(isPlaced(phrase, context) || isSide(phrase, context.units)),
  )
  // "Give her wrinkles and maybe Leo on her lap": whoever is spoken of before has them.
  const given = /^(?:(?:please|and|also|can you|could you) )*give\b/.test(context.words)
    ? whomIn(context, 0, startOf(phrases[0] ?? { to: 0, units: [] }))
    : []
  const who: Whom = given.length > 0 ? given : whomIn(context)
  const found = phrases.map((phrase): PictureWish => {
    const isNone = phrase.head.small.startsWith('no ')
    const isOff =
      isNone ||
      (disliked.test(context.words) && !isBehindComma(units, phrase)) ||
      wondered.test(context.words) ||
      (isDenied(units, startOf(phrase)) &&
        !(isCovering && coverings.includes(phrase)) &&
        !behindCopula(units, phrase).length)
    const words = isOff
      ? phrase.words
      : [...behindCopula(units, phrase), withoutOwner(phrase, context), patternBehind(units, phrase)]
          .filter(Boolean)
          .join(' ')
    return {
      kind: isOff ? 'leaves-off' : 'wears',
      who:
        who.length > 0 || isOff || !(isNew(phrase) || isOneOf(phrase.head, 'body-part'))
          ? who
          : onWhom(phrase, context),
      words: plain(words, context)
        .replace(new RegExp(`${phrase.head.small}$`), singular(phrase.head))
        .replace(/^no (?=\S)/, ''),
      noun: phrase.head.small.replace(/^no /, ''),
    }
  })
  const coat = coatWithParts(context, who)
  if (coat) return [coat, ...found]
  const worn = found.filter(({ kind }) => kind === 'wears')
  // "In saris, not jeans": who wears the one has not the other on.
  if (worn.length > 0 && contrasted.test(context.words)) return worn
  return found.length > 0 ? found : inColour(context)
}

/** "Lemur tail", "boy: fur hat": whose it is, is no word of how it looks. */
function withoutOwner({ units: said, to, words }: NounPhrase, { mentions }: ClauseContext): string {
  const from = to - said.length
  const isOwner = (at: number) => mentions.some((one) => at >= one.from && at < one.to)
  if (isOwner(to - 1) || !said.some((_unit, at) => isOwner(from + at))) return words
  return wordsOf(said.filter((_unit, at) => !isOwner(from + at)))
}

const swapped = /\b(?:swap|exchange|replace|change|switch|trade)\b.*\b(?:for|with|to|into)\b/

/** "She'd never wear a dress, trousers please": what stands behind is not refused. */
const isBehindComma = (units: readonly Unit[], { from }: NounPhrase): boolean => {
  const comma = units.findIndex(({ small }) => small === ',')
  return comma > 0 && from > comma && units.slice(0, comma).some(({ part }) => part === 'VERB')
}

/** "One hearing aid, left ear". */
const isSide = ({ from, units: [first], head }: NounPhrase, units: readonly Unit[]): boolean =>
  /^(?:ears?|eyes?|legs?|arms?|hands?)$/.test(head.small) &&
  [first?.small, units[from - 1]?.small].some((word) => /^(?:left|right|one|both)$/.test(word ?? ''))

/** "Wrong pyjamas", "the other ear", "the very same cardigan" say nothing of how it looks. */
const saysWhich = ({ units: [first, ...rest], head }: NounPhrase): boolean =>
  !(
    /^(?:wrong|very)$/.test(first?.small ?? '') ||
    (first?.small === 'same' && !rest.some((unit) => isOneOf(unit, 'colour', 'pattern')))
  ) && !(/^(?:other|left|right)$/.test(first?.small ?? '') && isOneOf(head, 'body-part'))

/** "Helmets!" are for everybody, "a helmet" for who was spoken of. */
const onWhom = ({ head }: NounPhrase, context: ClauseContext): Whom =>
  head.small !== head.lemma && singular(head) === head.lemma ? 'everybody' : whoWasSpokenOf(context)

/** "A hat" is on nobody yet; "the hat" is somebody's already. */
const isNew = ({ article }: NounPhrase): boolean => article === null || /^(?:an?|no|some)$/.test(article)

const contrasted = /, not (?:in )?(?:a |an |the )?\S+(?: \S+)?$/

/** Everybody has one hat, and two boots. */
const singular = (head: Unit): string =>
  isOneOf(head, 'head-covering') || valueFor('garment', head.small) === 'headwear' ? head.lemma : head.small

/** "Mia's sweater" is a sweater. */
function plain(words: string, { mentions }: ClauseContext): string {
  return mentions
    .reduce(
      (left, { name }) => left.replace(new RegExp(`^${escaped(name)}(?!\\p{L})(?: ?'s)? ?`, 'iu'), ''),
      words,
    )
    .replace(/^'s /, '')
    .replace(/^((?:\S+ )?)(\S+) (?=hair$)/, (said, before: string, word: string) =>
      mentions.some(({ name }) => name.toLowerCase() === word.toLowerCase()) ? before : said,
    )
    .toLowerCase()
}

const escaped = (name: string): string => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** "The dress should be red": its colour and pattern; "hair is blonde, not black". */
function behindCopula(units: readonly Unit[], { to }: NounPhrase): string[] {
  const one = asTheOne(units, to)
  if (one.length > 0) return one
  const corrected = behindDenial(units, to)
  if (corrected.length > 0) return corrected
  const direct = directlyBehind(units, to)
  if (direct.length > 0) return direct
  let at = to
  const behind = units.slice(to).filter(({ small }) => !/^(?:and|,|please)$/.test(small))
  if (behind.length > 0 && behind.length <= 4 && behind.every(isTrait))
    return behind.map(({ small }) => positive(small))
  while (copula.test(units[at]?.small ?? '') || (at > to && at <= to + 3 && units[at]?.part === 'PROPN')) at++
  if (at === to) return []
  const said: string[] = []
  // "White, and short".
  const joins = (place: number): boolean =>
    /^(?:,|and)$/.test(units[place]?.small ?? '') &&
    [place + 1, place + 2].some(
      (next) => isTrait(units[next] ?? (units[place] as Unit)) && next < units.length,
    )
  while (at < units.length && (isTrait(units[at] as Unit) || (said.length > 0 && joins(at))))
    said.push(positive((units[at++] as Unit).small))
  const next = units[at]
  return next && /^(?:NOUN|PROPN)$/.test(next.part) && next.small !== 'please'
    ? []
    : said.filter((word) => !/^(?:and|,)$/.test(word))
}

/** "Raincoat yellow, not red", "a kerchief, red with flowers", "scarf for Leo, polka dots": how it looks stands behind it as it is. */
function directlyBehind(units: readonly Unit[], to: number): string[] {
  const comma = units.findIndex(({ small }, at) => at >= to && at <= to + 3 && small === ',')
  for (const start of comma > to ? [to, comma] : [to]) {
    const from = start + (/^(?:[,:=]|-|–)$/.test(units[start]?.small ?? '') ? 1 : 0)
    let end = from
    while (end < units.length && isTrait(units[end] as Unit)) end++
    const said = units.slice(from, end)
    const isSaid = said.some((unit) => isOneOf(unit, 'colour', 'pattern') || unit.small === 'polka dots')
    const next = units[end]
    // "The shirt is blue, red was wrong".
    const goesOn = next?.small !== 'please' && /^(?:NOUN|PROPN|AUX|VERB)$/.test(next?.part ?? '')
    if (isSaid && !goesOn)
      return said.filter(({ small }) => small !== 'and').map(({ small }) => positive(small))
  }
  return []
}

/** "Leo's hair is not so orange, it is dark brown": what it is, and not what it is not. */
function behindDenial(units: readonly Unit[], to: number): string[] {
  const no = units.findIndex(({ small }, at) => at >= to && /^(?:not|n't)$/.test(small))
  const again = units.findIndex(
    ({ small }, at) =>
      no > 0 &&
      at > no &&
      /^(?:it|they)$/.test(small) &&
      /^(?:is|'s|are|'re)$/.test(units[at + 1]?.small ?? ''),
  )
  const said = again < 0 ? [] : units.slice(again + 2)
  return said.length > 0 && said.length <= 4 && said.every(isTrait)
    ? said.map(({ small }) => positive(small))
    : []
}

/** "The dress should be the blue one", "a patka, a navy blue one": what the one is like, where a colour is among it. */
function asTheOne(units: readonly Unit[], to: number): string[] {
  const end = units.findIndex(({ small }, at) => at > to && /^ones?$/.test(small))
  const article = units.findLastIndex(({ small }, at) => at >= to && at < end && /^(?:the|a|an)$/.test(small))
  // "Her glasses, round red ones".
  const from = article < 0 && units[to]?.small === ',' ? to : article
  const said = end < 0 || from < 0 ? [] : units.slice(from + 1, end)
  const isLike =
    said.length > 0 && said.length <= 3 && said.some((unit) => isOneOf(unit, 'colour', 'pattern'))
  return isLike && !isDenied(units, from) ? said.map(({ small }) => small) : []
}

/** "Longer hair" is long, "redder" red. */
export const positive = (word: string): string =>
  /^(?:longer|shorter|curlier|straighter|wavier|smaller|shaggier|messier|bushier|fluffier|frizzier|thicker|thinner|blonder|browner|blacker|greyer|grayer|whiter|redder|greener|bluer)$/.test(
    word,
  )
    ? word
        .replace(/ier$/, 'y')
        .replace(/(d|n)\1er$/, '$1')
        .replace(/^(whit|blu)er$/, '$1e')
        .replace(/er$/, '')
    : word
const traits =
  /^(?:long|longer|short|shorter|curly|curlier|straight|straighter|wavy|dark|darker|light|lighter|paler|stripes|dots|stars|checks|flowers|hearts|spots|and)$/

const isTrait = (unit: Unit): boolean =>
  !/^(?:wrong|missing|weird|strange|odd|ugly|nice|lovely|perfect|great|important|different)$/.test(
    unit.small,
  ) && isSaidOfLooks(unit)
const isSaidOfLooks = (unit: Unit): boolean =>
  traits.test(unit.small) ||
  isOneOf(unit, 'colour', 'pattern', 'hair') ||
  (unit.part === 'ADJ' && unit.small !== 'please') ||
  unit.small === '-'

/** "With white dots", "with stripes", also behind the colour: "a kerchief, red with flowers". */
function patternBehind(units: readonly Unit[], { to }: NounPhrase): string {
  const said = directlyBehind(units, to).length
  const start = units.findIndex(({ small }, at) => at >= to && at <= to + said + 1 && small === 'with')
  if (start < 0 || (start > to && said === 0)) return ''
  const end = units.findIndex(
    (unit, at) =>
      at > start &&
      (isOneOf(unit, 'pattern') || /^(?:stripes|dots|stars|checks|flowers|hearts|flames)$/.test(unit.small)),
  )
  return end > 0 && end <= start + 3 ? wordsOf(units.slice(start, end + 1)) : ''
}

/** "Mia in pink", "make the dog black": a colour of somebody, and no garment. */
function inColour(context: ClauseContext): PictureWish[] {
  const { units } = context
  const who = whomIn(context)
  const from = units.findIndex((unit, at) => isOneOf(unit, 'colour') && !isDenied(units, at))
  if (from < 0 || who.length === 0) return []
  // "Give him an orange one": which thing that is was said before.
  if (/^ones?$/.test(units[from + 1]?.small ?? '')) return []
  const shade = /^(?:light|dark|pale|deep|bright)$/.test(units[from - 1]?.small ?? '') ? from - 1 : from
  const colour = wordsOf(units.slice(shade, from + 1))
  const isWorn = /\b(?:wear|wears|wearing|dressed|in)\b/.test(context.words)
  if (isWorn) return [{ kind: 'wears', who, words: `${colour} clothes`, noun: 'clothes' }]
  return who === 'everybody' ? [] : who.map((name) => ({ kind: 'colour', what: name, colour }))
}

/** A look that is put on, or that a parent can see on somebody: no bare "hand". */
export const isWorn = (phrase: NounPhrase): boolean =>
  isLook(phrase) &&
  (!isOneOf(phrase.head, 'body-part') ||
    isOneOf(phrase.head, 'skin', 'aid', 'hair') ||
    /^(?:hair|fur|beard|skin|scar|mane|tail)$/.test(phrase.head.small) ||
    phrase.units.some((unit) => isOneOf(unit, 'colour')))
