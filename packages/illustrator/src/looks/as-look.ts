import type { Fact } from '@faith-fables/listener'
import { eyeColours } from './colour-words.ts'
import { wornAllTheTime } from './worn-all-the-time.ts'

/** What happened to somebody and is seen since: "born without her left hand", "lost both front teeth", "just got her ears pierced". */
const leftItsMark =
  /\b(?:born without|born missing|lost|missing) .*\b(?:hand|front teeth|front tooth)\b|\bborn with (?:only |just )?one hand\b|\bears? pierced\b/i

/** Told as how somebody is, and seen: "big smile", "barefoot", "vitiligo". */
/** Clothes by the last word of what is told of somebody: "felt slippers", "striped breton top". */
const worn =
  /^(?!\p{L}+s\b|lost|found|has|had|will|would|can|never|no\b|not\b)(?:[\p{L}-]+ ){1,4}(?:slippers|boots|shirt|top|coat|dress|trousers|leggings|tights|shoes|sandals|jacket|jumper|sweater|hoodie|skirt|shorts|jeans|dungarees|overalls|cardigan|waistcoat|robe|pyjamas)(?: with .+)?$/iu
/** "Small cross on a cord", and nobody who gets cross. */
const wornCross =
  /^(?:wears )?(?:(?:an?|her|his|small|little|tiny|big|gold|golden|silver|wooden|brass) )+(?:cross|crucifix)\b|\bcross (?:on an? (?:\p{L}+ )?(?:cord|chain|string|ribbon|necklace)|(?:a?round|about) (?:his|her|the) neck)\b/iu
const wornOnHead =
  /^(?:[\p{L}-]+ ){0,2}(?:headscarf|hijab|headwrap|beanie|bonnet|turban|cap|hat)(?: (?:with|tied) .+)?$/iu

/** "Bent double", "stooped", and nobody who is bent on winning. */
export const bowed =
  /^(?:(?:very|quite|rather|a bit|a little) )*(?:bent(?! on)|stooped|stooping|hunched|hunchbacked)\b/i

const seenBesides: readonly (readonly [
  kind: Fact['kind'],
  words: RegExp,
  seenAs: 'body' | 'garment' | 'skin' | 'hair' | 'size' | 'headwear',
])[] = [
  ['event', leftItsMark, 'body'],
  [
    'trait',
    /\b(?:big|wide|huge|broad|beaming|toothy|massive|enormous|cheeky|bright|lovely|sunny|gorgeous|happy)\b.*\b(?:smile|grin)s?\b/i,
    'body',
  ],
  ['trait', /^(?:always |usually |mostly )?bare-?foot(?:ed)?\b/i, 'garment'],
  ['health', /\b(?:vitiligo|eczema)\b/i, 'skin'],
  ['event', /^(?:is |she's )?(?:expecting|pregnant)\b/i, 'body'],
  ['trait', /^broad\b/i, 'size'],
  [
    'trait',
    /^(?:(?:very|quite|a bit|nice and) )?(?:curvy|cuddly|buxom|well[- ]padded|plus[- ]sized?)$/i,
    'size',
  ],
  ...(['trait', 'body', 'event'] as const).map((kind) => [kind, bowed, 'size'] as const),
  ...(['trait', 'belonging', 'habit'] as const).map((kind) => [kind, wornCross, 'garment'] as const),
  ['trait', worn, 'garment'],
  ...(['trait', 'belonging', 'habit', 'event', 'body'] as const).map(
    (kind) =>
      [
        kind,
        /\bblanket\b.*\b(?:a?round|about|over|on) (?:his|her|their|the) shoulders?\b/i,
        'garment',
      ] as const,
  ),
  ['belonging', /\b(?:dummy|pacifier|soother|baby sling|camera)\b/i, 'garment'],
  ...(['habit', 'trait', 'event', 'belonging'] as const).map(
    (kind) =>
      [
        kind,
        /^(?:(?:always|usually|often) )?(?:wears? )?(?!no\b|hates\b|without\b|loses\b|lost\b|knits\b|steals\b|makes\b|eats\b)(?:(?:never matching|odd|mismatched|different|one)\b[\p{L} -]*)socks?(?: (?:up|down|that don['’]?t match))?$/iu,
        'garment',
      ] as const,
  ),
  ['habit', /\bbare-?foot(?:ed)?\b/i, 'garment'],
  // "Loves his dinosaur t-shirt": it is what he has on.
  [
    'like',
    /^(?:[\p{L}-]+ ){1,4}(?:t-?shirt|jersey|hoodie|jumper|sweater|dungarees|tutu|cape|wellies|gumboots|raincoat)$/iu,
    'garment',
  ],
  ...(['habit', 'event'] as const).flatMap((kind) => [
    [
      kind,
      /^(?:low |high |skin )?(?:fade|dread ?locks|locs|cornrows|box braids|braids|plaits|afro|mohawk)\b/i,
      'hair',
    ] as const,
    [
      kind,
      /^(?:(?:very|short|curly|dark|black|brown|blond|blonde|fair|red|afro) )*hair\b.* (?:shaved|cut) (?:in|into|on|at)\b/i,
      'hair',
    ] as const,
    [kind, /^(?:side[- ]?shave|undercut|pixie cut|fringe)\b/i, 'hair'] as const,
    [kind, worn, 'garment'] as const,
    [kind, wornOnHead, 'headwear'] as const,
    [kind, /^(?:paint|flour|mud|ink|oil|grass)[- ](?:stained|splattered|spattered)\b/i, 'garment'] as const,
    [
      kind,
      /\b(?:flower|hibiscus|frangipani|pencil)\b.* behind (?:the |her |his |their )?(?:left |right )?ear\b/i,
      'body',
    ] as const,
  ]),
]

const braceOnLeg =
  /\b(?:brace|splint) (?:on|around) (?:(?:his|her|their|the|one) )?(?:(left|right) )?leg\b|\b(?:(left|right)|one) leg (?:is )?in an? (?:(\p{L}+) )?(?:brace|splint)\b/iu

/** "A brace on her right leg", "one leg in a blue brace": a leg brace. */
function legBraceOf(words: string): string | null {
  const [told, on, into, colour] = braceOnLeg.exec(words) ?? []
  if (told === undefined) return null
  const side = on ?? into
  return words.replace(told, `${colour ?? ''} leg brace${side ? ` on the ${side}` : ''}`).trim()
}

/** "Wrapped in a white blanket": nothing else is seen of a newborn. */
const wrapped =
  /^(?:is |always |usually )*(?:wrapped|swaddled|bundled)(?: up)? in (?:(?:an?|his|her|their) )?(?:(?:soft|warm|fluffy|little|big|knitted) )*(\p{L}+(?: and \p{L}+)?) (?:blanket|shawl|wrap|cloth|towel)\b/iu

const ofHair = /^(?:short|long|curly|straight|wavy|messy|thick|spiky|frizzy) (?:(?:light|dark) )?\p{L}+$/iu

/** The same fact, as one about what is seen of it. */
export function asLook(fact: Fact): Fact {
  if (!('words' in fact)) return fact
  const brace = fact.kind === 'aid' ? null : legBraceOf(fact.words)
  if (brace !== null) return { ...fact, kind: 'body', words: brace } as Fact
  const cloth = fact.kind === 'event' || fact.kind === 'habit' ? wrapped.exec(fact.words)?.[1] : undefined
  if (cloth !== undefined) return { ...fact, kind: 'garment', words: `${cloth} romper` } as Fact
  // "Pale, short black hair with a clip": no skin is short.
  if (fact.kind === 'skin' && !fact.certain && ofHair.test(fact.words))
    return { ...fact, kind: 'hair', words: `${fact.words} hair` } as Fact
  const worn = wornAllTheTime(fact)
  if (worn) return worn
  const seen = seenBesides.find(([kind, words]) => kind === fact.kind && words.test(fact.words))
  return seen ? ({ ...fact, kind: seen[2] } as Fact) : fact
}

const changedColour =
  /^(?:once|originally|formerly|used to be|was) [\p{L}-]+,? (?:but )?(?:is |and )?(?:now|these days|today)(?: more| rather)? ([\p{L}-]+)$/iu

/** "One button eye is blue and the other brown". */
const otherEye = /^(?:the )?other(?: one)?(?: is)? (\p{L}+)$/iu
/** "Used to be white, now greyish". */
const isNow = /^(?:now|these days|today) (?:(?:more|rather|a bit) )?(\p{L}+)$/iu

/** "Once white now grey": it is grey. "One blue eye, one brown": an eye. The bell of a goat is about its neck. */
export function asCoat(fact: Fact): Fact {
  const eye = fact.kind === 'body' ? /^one (\p{L}+)$/iu.exec(fact.words)?.[1]?.toLowerCase() : undefined
  if (eye !== undefined && eye in eyeColours) return { ...fact, kind: 'eyes', words: `${eye} eyes` } as Fact
  if (fact.kind === 'belonging' && /\bbells?\b/i.test(fact.words)) return { ...fact, kind: 'body' } as Fact
  const other =
    /^(?:skin|body)$/.test(fact.kind) && 'words' in fact && otherEye.exec(fact.words)?.[1]?.toLowerCase()
  if (other && other in eyeColours) return { ...fact, kind: 'eyes', words: `${other} eyes` } as Fact
  const now = fact.kind === 'trait' ? isNow.exec(fact.words)?.[1] : undefined
  if (now !== undefined) return { ...fact, kind: 'body', words: now.replace(/ish$/, '') } as Fact
  const colour = 'words' in fact && fact.kind === 'habit' ? changedColour.exec(fact.words)?.[1] : undefined
  return colour === undefined ? fact : ({ ...fact, kind: 'body', words: colour } as Fact)
}
