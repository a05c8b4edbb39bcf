import type { Fact } from '@faith-fables/listener'
import { visibleKinds } from '@faith-fables/listener'
import type { WordClass } from '@faith-fables/listener/lexicons/lexicons'
import { skinColours } from './colour-words.ts'
import { asSaidOfEyes, asSaidOfHair } from './likened.ts'
import { type Mention, mentionsOf } from './mentions.ts'
import { hatWithFlaps, ofElbows, ofKnees, overHair, withPaint } from './said-of-clothes.ts'
import { type Term, termsOf, type Vocabulary } from './terms.ts'
import { animalMarks } from './vocabulary/animal-marks.ts'
import { bodies, walkingSticks } from './vocabulary/bodies.ts'
import { clothes, onAnimals } from './vocabulary/clothes.ts'
import { heads } from './vocabulary/heads.ts'
import { marks, sizes, sizesOfParts } from './vocabulary/marks.ts'
import { type Piece, type WordTable, wordTable } from './vocabulary/piece.ts'

/** A fact that says in the parent's own words what somebody looks like. */
export type LookFact = Fact & {
  kind: 'skin' | 'hair' | 'eyes' | 'body' | 'size' | 'glasses' | 'aid' | 'headwear' | 'garment'
}

export const isLookFact = (fact: Fact): fact is LookFact =>
  fact.kind !== 'being' && visibleKinds.includes(fact.kind)

const peoplesPieces = wordTable<Piece>({ ...bodies, ...clothes, ...heads, ...marks, ...sizesOfParts })
const walking = wordTable<Piece>({ ...walkingSticks })
const sizePieces = wordTable<Piece>(sizes)
const animalsPieces = wordTable<Piece>({ ...bodies, ...clothes, ...heads, ...onAnimals, ...animalMarks })

/** Of what an animal wears stripes are the cloth's, and a coat is none of its own. */
const animalsClothes = new Map<string, Piece>([
  ...[...animalsPieces].filter(([, piece]) => piece.on !== 'spots' && !isOfCoat(piece)),
  ...['coat', 'fleece'].map((word): [string, Piece] => [word, { on: 'garment', kind: 'jacket' }]),
])

function isOfCoat(piece: Piece): boolean {
  return piece.on === 'animal-mark' && /^(?:stripes|speckles|patchwork|mask)$/.test(piece.kind)
}

/** Where the listener's usual names are looked up; what people call skin or hair depends on what they speak of. */
const classes: Readonly<Record<LookFact['kind'], readonly WordClass[]>> = {
  skin: ['skin', 'aid'],
  hair: ['hair', 'head-covering'],
  eyes: ['skin'],
  body: ['skin', 'aid', 'garment'],
  size: [],
  glasses: ['aid'],
  aid: ['aid', 'garment'],
  headwear: ['head-covering', 'garment'],
  garment: ['garment', 'head-covering', 'aid'],
}

/** What a colour is said of where no noun is. */
const usual: Readonly<Partial<Record<LookFact['kind'], Piece>>> = {
  skin: { on: 'skin' },
  hair: { on: 'hair', says: 'hair' },
  eyes: { on: 'eyes' },
  glasses: { on: 'single', part: 'glasses', colour: '#5a3b2a' },
}

export interface Reading {
  terms: readonly Term[]
  mentions: readonly Mention[]
}

/** Of uncertain hair and skin a noun is needed: a bare colour may be of anything, of a blouse the words do not know. */
const needsNoun: ReadonlySet<LookFact['kind']> = new Set<LookFact['kind']>(['hair', 'skin'])

/** No blouse is blond, and none is pale or tanned. */
const isOfBodiesOnly = /\bblonde?$|^(?:(?:very|quite|rather|a bit|so) )?(?:pale|tanned|swarthy|rosy)$/i

/** What the words of a fact draw of a person. */
export const readPersonsFact = ({ kind, words, certain }: LookFact): Reading =>
  read(
    rewritten[kind]?.(words) ?? words,
    { pieces: piecesFor(kind, peoplesPieces), classes: classes[kind] },
    ((certain || !needsNoun.has(kind) || isOfBodiesOnly.test(words)) && usual[kind]) || null,
  )

/** What is not there is a gap, and a limb in plaster has a cast: neither stands in its own words. */
const asDrawn = (words: string): string =>
  words
    .replace(
      /\b((?:\p{L}+ )?)(?:flower|hibiscus|frangipani|plumeria)\b.* behind .*\bear\b/iu,
      '$1flower behind her ear',
    )
    .replace(
      /\b(?:no|(?:missing|lost) (?:(?:the|her|his|both|two|some) )*)(?: ?\p{L}+)? ?(?:teeth|tooth)\b(?: (?:at the moment|right now|last week|yesterday|since \S+))?/giu,
      'missing teeth',
    )
    .replace(
      /\b(?:the |her |his )?(?:(left|right) )?(?:arm|wrist|hand)(?: (?:is|that is))? in (?:an? )?((?:\p{L}+ )?)(?:plaster|cast)\b(?: (?:cast|now|at the moment))*/giu,
      (_said, side: string | undefined, colour: string) =>
        [side, colour.trim(), 'cast'].filter(Boolean).join(' '),
    )
    .replace(
      /\b(?:(left|right) )?(?:fore)?arm (?:that )?(?:ends|stops|finishes) (?:just |a bit )?(?:at|below|above|before|under) (?:the |his |her )?elbow\b|\b(?:without|missing|lost|no) (?:(?:a|an|the|his|her|their) )?(?:(left|right) )?(?:fore|lower )arm\b/iu,
      (_said, ends: string | undefined, missing: string | undefined) =>
        [ends ?? missing, 'shortarmed'].filter(Boolean).join(' '),
    )
    .replace(
      /(?:\b(?:without|missing|lost)|^no|(?:^|\bborn with )(?:only |just )?one) (?:(?:a|an|the|his|her|their|of his|of her) )?(?:(left|right) )?hands?\b(?=$|[,;.]| (?:since|at|from|but)\b)/iu,
      (_said, side: string | undefined) => [side, 'handless'].filter(Boolean).join(' '),
    )
    .replace(
      /\b(?:plasters?|scabs?|scrapes?|grazes?|band ?-?aids?) on (?:(?:at least|his|her|their|one|some|every|each|both|either|the|a) )*knees?\b/giu,
      'knee plaster',
    )
    // Of skin that is no length of hair.
    .replace(
      /\bmedium(?: |-)(?=(?:to )?(?:light|dark|brown|tan|olive|black|beige|golden|skin|complexion|toned?)\b)/giu,
      '',
    )
    // "Skin like dark honey" has its colour.
    .replace(
      /\bskin(?: the colou?r of| is)? (?:like )?(?:an? )?((?:light|dark|pale|warm|milky|melted) )?(\p{L}+)$/iu,
      (said, shade: string | undefined, stuff: string) =>
        stuff.toLowerCase() in skinColours ? `${shade ?? ''}${stuff} skin` : said,
    )

/** "As tall as her dad" is tall. */
const withoutComparison = (words: string): string =>
  words
    .replace(
      /^(?:(?:over|about|almost|nearly) )?(?:2|two|1\.9\d?) ?(?:m|met(?:re|er)s?)(?: tall)?$|^(?:6|six) ?(?:ft|foot|feet)\b.*$/iu,
      'very tall',
    )
    .replace(/^(?:(?:about|almost|nearly|only|just) )*as (?=\p{L}+ as\b)/iu, '')
    .replace(builtLike, (_said, thing: string) => (isSlender.test(thing) ? 'thin' : 'stocky'))

const builtLike =
  /\bbuilt like (?:an? )?(?:(?:small|little|tiny|wee) )?(fireplug|fire hydrant|bus|tank|barrel|ox|prop|bull|bear|cushion|brick|brick wall|wardrobe|fridge|tree trunk|lorry|truck|cannonball|dumpling|bulldog|pillow|house|stick|twig|rake|beanpole|greyhound|whippet|sparrow|bird|pencil|matchstick|string bean)\b/iu
const isSlender =
  /^(?:stick|twig|rake|beanpole|greyhound|whippet|sparrow|bird|pencil|matchstick|string bean)$/i

/** Printed on cloth they are flowers. */
const ofFlowers =
  /\b(?:hibiscus|hibiscuses|camellias|roses|poppies|daisies|sunflowers|tulips|peonies|cherry blossoms?|lilies)\b/giu

/** "A blue-edged veil", "a veil trimmed with blue": with a blue edge. */
const withEdge = (words: string): string =>
  words
    .replace(
      /\b(?:edged|trimmed|bordered|hemmed) (?:in|with) ((?:(?:light|dark|pale|bright) )?\p{L}+)\b/iu,
      'with $1 edge',
    )
    .replace(
      /\b((?:(?:light|dark|pale|bright) )?\p{L}+)[- ](?:edged|trimmed|bordered|hemmed) (\p{L}.*)$/iu,
      '$2 with $1 edge',
    )

/** Words that say in their own way what other words draw. */
const rewritten: Readonly<Partial<Record<LookFact['kind'], (words: string) => string>>> = {
  body: (words) => ofElbows(asDrawn(words)),
  skin: asDrawn,
  size: withoutComparison,
  hair: asSaidOfHair,
  eyes: asSaidOfEyes,
  // Tied about the head.
  headwear: (words) =>
    withEdge(words)
      .replace(ofFlowers, 'flowers')
      .replace(hatWithFlaps, '$1chullo')
      // It has them.
      .replace(/\bchullo\b(.*?) (?:with|and) (?:\p{L}+ )?ear[- ]?flaps?\b/iu, 'chullo$1')
      // Not under the chin.
      .replace(
        /\bhead ?(?:scarf|cloth)\b(?=.*\b(?:tied|knotted|wound)\b.*\b(?:behind|back|nape|up|top)\b)/iu,
        'headwrap',
      )
      .replace(/\bscarf$/iu, 'headscarf')
      .replace(/\bbandann?as?\b/iu, 'headwrap')
      .replace(/\bpins?\b/giu, '')
      // "A headwrap in orange kente".
      .replace(/^((?:\p{L}+ )?\p{L}+) in ((?:\p{L}+ )?(?:kente|ankara|batik|wax print|wax))$/iu, '$2 $1')
      .replace(/\b(?:kente|ankara|batik|wax print|wax)\b(?! cloth)/iu, 'checked'),
  // "Wheelchair user, bright yellow wheels": the chair is so.
  aid: (words) =>
    // No patch on an eye.
    (/\beye/i.test(words) ? words : words.replace(/\bpatch\b/giu, ''))
      .replace(/^(?:(?:red|dry|itchy|sore|scaly|flaky) )+patches\b.*$/iu, 'eczema')
      .replace(
        /^((?:(?:bright|light|dark|pale|neon) )?\p{L}+ )(?:wheels|spokes|tyres|tires)\b.*$/iu,
        '$1wheelchair',
      ),
  // "Dungarees with a strawberry patch": over no eye.
  garment: (words) =>
    ofElbows(withPaint(ofKnees(withEdge(words))))
      .replace(ofFlowers, 'flowers')
      .replace(
        /\bcross[- ]?stitch(?:ed|ing|es)?(?: (?:embroidery|embroidered|pattern|work))?\b/giu,
        'embroidery',
      )
      .replace(overHair, (_said, colour: string, cloth: string) =>
        /^scarf|^cloth/i.test(cloth) ? `${colour}headscarf` : `${colour}headscarf and ${colour}shawl`,
      )
      // Over the knees it is none that is worn.
      .replace(/\b(?:(?:wool|woollen|woolen|warm) )*blanket\b(?=.*\bshoulders?\b)/iu, 'shoulder blanket')
      .replace(/\bnever (?:a )?matching(?: pair of)?\b/iu, 'odd')
      .replace(/^no (?:shoes|socks|boots)\b.*$/iu, 'barefoot')
      .replace(
        /\b(?:that (?:reaches|goes) |reaching )?(?:down )?to (?:the|his|her|their) (?:ankles|knees|shins|calves|feet|toes)$/iu,
        'long',
      )
      .replace(/(?<!(?:eye|elbow)[ -])\bpatch(?:es)?\b/giu, ''),
}

/** What the words of a fact draw of an animal, or of a toy that looks like one. */
export const readAnimalsFact = ({ kind, words }: LookFact): Reading =>
  kind === 'garment'
    ? read(words, { pieces: animalsClothes, classes: classes[kind] }, null)
    : read(
        words
          .replace(
            /\b(\p{L}+) (?:spot|patch|star|mark|blob) on (?:the |his |her |its )?chest\b/iu,
            '$1 chest',
          )
          // An ear that was sewn on later: it is not the only one.
          .replace(
            /\b(?:one|an|the|his|her|its) (?:\p{L}+ )?ear\b.*\b(?:newer|brighter|cleaner|replaced|re-?attached|sew(?:n|ed)?|stitched|mended|new)\b.*$/iu,
            'newer ear',
          )
          // An ear that lies another way than the other.
          .replace(
            /\bone (?:\p{L}+ )?ear\b.*\b(?:folded|folds|inside out|flipped|flips|turned (?:back|out|over))\b.*$/iu,
            'one floppy ear',
          )
          // The green of "one green light" is the light's.
          .replace(
            /\b(?:(?:one|two|three|single|big|little|tiny|blinking|flashing|glowing) )*((?:light |dark |bright )?\p{L}+) (?:lights?|lamps?|leds?|bulbs?)\b/giu,
            '$1 lamp',
          )
          // "One button eye is blue": there is another.
          .replace(/\bone (?:\p{L}+ )?eye (?:is|was) ((?:(?:light|dark|pale|bright) )?\p{L}+)$/iu, '$1 eyes')
          .replace(
            /\bone (?!button|glass|bead)((?:(?:light|dark|pale|bright|ice) )?\p{L}+) eye$/iu,
            '$1 odd eye',
          ),
        { pieces: piecesFor(kind, animalsPieces), classes: classes[kind] },
        kind === 'eyes' ? { on: 'eyes' } : { on: 'coat' },
      )

/** A stick is one to walk with, and "small" says how tall somebody is, only where the fact is about that. */
function piecesFor(kind: LookFact['kind'], pieces: WordTable<Piece>): WordTable<Piece> {
  if (kind === 'size') return sizePieces
  return kind === 'aid' ? withWalking(pieces) : pieces
}

const withSticks = new Map<WordTable<Piece>, WordTable<Piece>>()

function withWalking(pieces: WordTable<Piece>): WordTable<Piece> {
  const known = withSticks.get(pieces) ?? new Map([...pieces, ...walking])
  withSticks.set(pieces, known)
  return known
}

/** Words of the scene for what somebody wears or looks like in one picture: "red dress", "curly hair". */
export const readWorn = (words: string, sort: 'human' | 'animal'): Reading =>
  sort === 'human'
    ? read(
        words,
        {
          pieces: withWalking(peoplesPieces),
          classes: ['garment', 'head-covering', 'hair', 'aid', 'skin'],
        },
        null,
      )
    : read(words, { pieces: animalsPieces, classes: ['garment', 'head-covering'] }, null)

function read(words: string, vocabulary: Vocabulary, piece: Piece | null): Reading {
  const terms = termsOf(words, vocabulary)
  return { terms, mentions: mentionsOf(terms, piece) }
}
