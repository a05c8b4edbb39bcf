import { isOneOf, type Unit } from '../text/read-units.ts'
import type { ClauseContext } from '../wishes/clause-context.ts'
import { onlyOneCalled } from '../wishes/find-mentions.ts'
import { type NounPhrase, wordsOf } from '../wishes/noun-phrases.ts'
import { presenceOf } from './idiom-of-picture.ts'
import type { PictureWish } from './picture-wish.ts'
import { isLook, readLooks } from './read-look.ts'
import { readPerched } from './read-perched.ts'
import { readSwapOfThings } from './read-swap-of-things.ts'
import { besides, isCompared, isPlaced, speaksOf, thingsNamed, whereIn } from './said-in.ts'
import { whomIn, whoWasSpokenOf } from './whom-in.ts'

const inHands =
  /\b(?:in|on) (?:her|his|their|\S+ 's|the) (?:left |right )?(?:hands?|arms?|lap|paws?|palm|finger)\b|\bin hand$/
const further = /^(?:more|another)$/
/** "A few more stars" are stars. */
const someMore = /^(?:(?:few|couple|lot|lots|bit|some|handful)(?: of)? )?(?:more )?(?=\S)/

/** What is to be there: things, somebody of the cast, a hat to put on. */
export function readAdditions(context: ClauseContext): PictureWish[] {
  const swapped = readSwapOfThings(context)
  if (swapped) return swapped
  const { mentions } = context
  const full = context.units.findIndex(
    ({ small }, at) =>
      /^(?:of|with|in)$/.test(small) && /^(?:full|filled|covered)$/.test(context.units[at - 1]?.small ?? ''),
  )
  const things = full < 0 ? standing(context) : thingsNamed(context).filter(({ from }) => from > full)
  if (!besides.test(context.words) && things.some(isLook) && things.every((thing) => isLook(thing)))
    return readLooks(context)
  const why = context.units.findIndex(
    ({ small }, at) => small === ',' && /^(?:he|she|it|they|we|i)$/.test(context.units[at + 1]?.small ?? ''),
  )
  const coming = mentions.filter((mention) => !isOwner(context, mention.to) && !isPlaced(mention, context))
  const held = inHands.exec(context.words)
  const [first] = things
  if (held && first && (held[0] === 'in hand' || mentions.length + whomIn(context).length > 0))
    return [{ kind: 'hold', who: whomIn(context), thing: first.words }]
  return [
    ...coming.map(({ name }): PictureWish => ({ kind: 'bring-in', who: name })),
    ...(coming.length + things.length === 0 ? thatOne(context, 'bring-in') : []),
    ...things
      // "Bring grandpa in, he waters the plants".
      .filter(({ from }) => why < 0 || from < why)
      // "Nana belongs in this kitchen": it is where she comes to.
      .filter((phrase) => coming.length === 0 || !isPlaced(phrase, context) || isWith(phrase, context))
      .map((phrase): PictureWish => {
        // "A bit of drizzle" falls on everything.
        if (ofSome.test(phrase.words) && speaksOf(phrase.units.at(-1) ?? phrase.head, 'weather'))
          return { kind: 'weather', words: phrase.words.replace(ofSome, ''), wanted: true }
        return {
          kind: 'add-thing',
          thing: wordsWith(phrase, context).replace(someMore, '').replace(alight, ''),
          further:
            further.test(phrase.article ?? '') ||
            /\bmore\b/.test(someMore.exec(phrase.words)?.[0] ?? '') ||
            /^(?:second|extra)$/.test(phrase.units[0]?.small ?? ''),
        }
      }),
  ]
}

/** Lamps that are named shine. */
const alight = / (?:lit|alight|burning|glowing|shining)$/

const ofSome =
  /^(?:an? )?(?:wee |little |tiny )?(?:bit|touch|little|lot|spot|drop|hint|dash|load|lots|loads) of /

/** A thing with where it is to be, as far as that is said right behind it: "kite in the sky". */
export function wordsWith(phrase: NounPhrase, { units }: ClauseContext): string {
  const next = units[phrase.to]
  const where =
    next && (/^(?:ADP|ADV)$/.test(next.part) || next.small === 'next')
      ? whereIn({ units } as ClauseContext, phrase.to)
      : null
  const said = where?.replace(asideBehind, '')
  return said && units[phrase.to]?.small !== 'to' ? `${phrase.words} ${said}` : phrase.words
}

/** "On the floor would be nice too", "in, if there's room": the rest says nothing of where. */
const asideBehind =
  /^in (?:it|this|this one|there|the picture)$|(?:^in)?[ ,]*\b(?:would|could|might|if|please|pls|though|tho|too|or something)\b.*$/

/** "Mia's hat" brings no Mia. */
const isOwner = ({ units }: ClauseContext, to: number): boolean => units[to]?.small === "'s"

/** Things, but for those that only say where another is. */
export function standing(context: ClauseContext): NounPhrase[] {
  const things = thingsNamed(context)
  return things
    .filter(({ head }) => head.part !== 'NUM')
    .filter(
      (phrase, at, all) =>
        !isPlaced(phrase, context) ||
        isWith(phrase, context) ||
        // "On the table put olives": what is only stood on is none of them.
        (at === 0 && !all.some((other) => other !== phrase && !isPlaced(other, context))),
    )
}

const isWith = ({ from }: NounPhrase, { units }: ClauseContext): boolean => units[from - 1]?.small === 'with'

/** What is to go: somebody, something, or something worn. */
export function readRemovals(context: ClauseContext): PictureWish[] {
  const { mentions, units, words } = context
  const [absent] = mentions
  if (absent && presenceOf(context) === 'leave-out') return [{ kind: 'leave-out', who: absent.name }]
  const only =
    /^(?:please )?(?:only|just|nobody but|no one but)\b/.test(words) ||
    /\b(?:alone|by (?:her|him)self|on (?:her|his) own)\b/.test(words)
  if (only && mentions.length > 0) return [{ kind: 'only', who: mentions.map(({ name }) => name) }]
  // "No pine trees please, dry hills", "no elf, just the window": what stands behind stays, or comes.
  const end = units.findIndex(
    ({ small }, at) =>
      at > 1 &&
      ((small === 'please' && units[at + 1]?.small === ',') ||
        (/^(?:just|only)$/.test(small) && units[at - 1]?.small === ',')),
  )
  const all = standing(context).filter(({ from }) => end < 0 || from < end)
  // "The knife out of Ada's hand": the hand stays.
  const things = all.filter(({ head }, at) => at === 0 || !isOneOf(head, 'body-part'))
  if (things.length > 0 && things.every((thing) => isLook(thing)))
    return readLooks(context).map((wish) =>
      wish.kind === 'wears' ? { ...wish, kind: 'leaves-off' as const } : wish,
    )
  const leaving = mentions.filter(
    ({ to, from }) => !isOwner(context, to) && !isPlaced({ from }, context) && !isSubject(units, to),
  )
  return [
    ...leaving.map(({ name }): PictureWish => ({ kind: 'leave-out', who: name })),
    ...(leaving.length + things.length === 0 ? thatOne(context, 'leave-out') : []),
    ...things
      .filter((phrase) => leaving.length === 0 || !isPlaced(phrase, context))
      // "The sandwich with teeth" is one thing.
      .filter((phrase, at) => at === 0 || !isWith(phrase, context))
      // "No red" is said of something's colour.
      .filter(
        ({ units: said, words: named }) =>
          !/^(?:business|reason|right)$/.test(named) && !said.every((unit) => isOneOf(unit, 'colour')),
      )
      .map((phrase): PictureWish => {
        // "No dog" of the one that there is; "the other dog" is another.
        const own = /^(?:no|the|that|this)?$/.test(phrase.article ?? '') && phrase.units.length === 1
        const who = own ? onlyOneCalled(phrase.head, context.cast) : null
        return who ? { kind: 'leave-out', who } : { kind: 'remove-thing', thing: phrase.words }
      }),
  ]
}

/** "Leave him out": whoever was spoken of, be it nobody of the cast: "Who is the lad at the back?" */
function thatOne(context: ClauseContext, kind: 'bring-in' | 'leave-out'): PictureWish[] {
  const { cast, spokenOf, subjectBefore, words } = context
  if (kind === 'leave-out' && spokenOf !== null && !cast.some(({ name }) => name === spokenOf))
    return [{ kind: 'remove-thing', thing: spokenOf }]
  // "Who are the two kids behind? Get rid of them", "a gun! get rid of it".
  const before = /\b(?:it|them|those|that)\b/.test(words) ? subjectBefore : null
  if (kind === 'leave-out' && before !== null && !cast.some(({ name }) => name === before))
    return [{ kind: 'remove-thing', thing: before }]
  const who = whomIn(context)
  const [one] = who === 'everybody' ? [] : who
  return one === undefined ? [] : [{ kind, who: one }]
}

/** "Mia without the lantern": she stays. */
const isSubject = (units: readonly Unit[], to: number): boolean =>
  /^(?:without|has|should|lost|does|is)$/.test(units[to]?.small ?? '') &&
  !/^(?:go|leave|away)$/.test(units.at(-1)?.small ?? '')

/** "A bigger kite", "make the moon smaller"; without a thing it is asked how near the picture is. */
export function readSize(context: ClauseContext, to: 'bigger' | 'smaller'): PictureWish[] {
  const mentions = context.mentions.filter((one) => !isCompared(one, context))
  const [thing] = thingsNamed(context).filter(
    (phrase) =>
      !isCompared(phrase, context) &&
      !/^(?:a |an )?(?:bit|little|lot|tad|touch|notch|smidge|fraction|size)$/.test(phrase.words),
  )
  const [mention] = mentions
  const isThing = thing && (!mention || thing.from < mention.from)
  if (isThing)
    return [
      {
        kind: 'size',
        what: thing.words.replace(sizeBefore, '').replace(/ (?:a )?(?:tad|bit|little|touch|notch)$/, ''),
        to,
      },
    ]
  if (mention) return [{ kind: 'size', what: mention.name, to }]
  const named = sizedBefore(context)
  if (named) return [{ kind: 'size', what: named, to }]
  const who = /\b(?:him|her|he|she|it)\b/.test(context.words) ? whomIn({ ...context, mentions }) : []
  if (who !== 'everybody' && who[0] !== undefined) return [{ kind: 'size', what: who[0], to }]
  const spoken = sizeOfWho.test(context.words) ? whoWasSpokenOf(context)[0] : undefined
  if (spoken !== undefined) return [{ kind: 'size', what: spoken, to }]
  if (sizeOfWho.test(context.words)) return []
  // "Reduce it" is said of a thing that stands elsewhere.
  if (/^(?:please |and )?(?:reduce|shrink|scale down) (?:it|that)\b/.test(context.words)) return []
  return [{ kind: 'distance', to: to === 'bigger' ? 'closer' : 'wider' }]
}

/** "She's three, so tiny please". */
const sizeOfWho = /^(?:and |so |very |really )*(?:tiny|small|little|huge)(?: ?,? please)?$/
const sizeBefore = /^(?:big(?:ger)?|larger?|huge|giant|small(?:er)?|tiny|little|much|bit|enormous) /i
/** "Much smaller", "and a bit bigger please", "make it larger", "it should be small". */
const sizeAlone =
  /^(?:(?:please|pls|and|so|but|should|must|be|make|draw|it|that|a bit|a little|a lot|bit|little|lot|much|more|way|far|even|rather) )*(?:big|bigger|larger|small|smaller|tinier|littler|taller|shorter|reduce|shrink)(?: (?:it|please|pls|then|now))*$/
/** What was named before is meant: "the kite is tiny, make it larger". Neither a face nor a room is made larger: one comes nearer. */
const sizedBefore = ({ subjectBefore, words }: ClauseContext): string | null =>
  subjectBefore !== null &&
  sizeAlone.test(words) &&
  !/^(?:faces?|eyes?|room|sky|background|scene)$/.test(subjectBefore)
    ? subjectBefore
    : null

/** Verbs that the tagger takes for a name at the head of a sentence. */
const asking = /^(?:move|put|bring|shift|place|slide|swap|better|have|set)$/i

/** "Swap the two around". */
const swapping =
  /\b(?:swap|swop|switch) (?:them|the two|the two of them|both|\S+ and \S+$)(?: (?:round|around|over))?\b/

/** What is to stand elsewhere, and where. */
export function readMove(context: ClauseContext): PictureWish[] {
  const perched = readPerched(context)
  if (perched) return [perched]
  if (swapping.test(context.words)) return [{ kind: 'move', what: 'everybody', where: context.words }]
  const things = thingsNamed(context).filter(({ words }) => !asking.test(words))
  const moved = context.mentions.find((one) => !isPlaced(one, context))
  const isSaidOfThat = things.length > 0 || movedBy({ ...context, mentions: [] }) !== null
  const mention = moved ?? (isSaidOfThat ? undefined : context.mentions[0])
  const [thing] = things
  const what = mention?.name ?? thing?.words ?? movedBy({ ...context, mentions: [] })
  const where = /\bside by side\b/.exec(context.words)?.[0] ?? whereIn(context, mention?.to ?? thing?.to ?? 0)
  const near = /\b(?:closer|nearer) (?=to )/.exec(context.words)?.[0] ?? ''
  const behind = mention ? wordsOf(context.units.slice(mention.to)) : ''
  return what
    ? [
        {
          kind: 'move',
          what,
          where: placeIn(where ? `${near}${where}` : behind || context.words, what, context),
        },
      ]
    : []
}

/** "To be behind her please, so we see him" says: behind whom she is. */
function placeIn(where: string, what: string, context: ClauseContext): string {
  const said = where
    .replace(/^to be /, '')
    // "Next to Ida, not behind".
    .replace(/[ ,]+not (?:behind|beside|next|in|on|at|under|over|near|inside|outside)\b.*$/, '')
    .replace(/[ ,]+(?:please|pls|so|because|if|cause)\b.*$/, '')
  const pronoun = context.units.findIndex(
    ({ small }, at) =>
      /^(?:him|her)$/.test(small) && !/^(?:NOUN|ADJ)$/.test(context.units[at + 1]?.part ?? ''),
  )
  const who =
    pronoun < 0
      ? []
      : whomIn(
          { ...context, mentions: [], cast: context.cast.filter(({ name }) => name !== what) },
          pronoun,
          pronoun + 1,
        )
  return who === 'everybody' || who[0] === undefined ? said : said.replace(/\b(?:him|her)\b/, who[0])
}

/** Who is to move where nobody is named: "bring her to the front". */
function movedBy(context: ClauseContext): string | null {
  const who = whomIn(context)
  return who === 'everybody' ? who : (who[0] ?? null)
}
