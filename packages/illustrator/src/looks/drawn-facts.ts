import type { Being, Fact } from '@faith-fables/listener'
import { usualLength } from '../animals/build-of.ts'
import { drawnAsAnimal } from './animal-being.ts'
import { asLook } from './as-look.ts'
import { comparedScale } from './compared-size.ts'
import {
  isLookFact,
  type LookFact,
  type Reading,
  readAnimalsFact,
  readPersonsFact,
  readWorn,
} from './fact-mentions.ts'
import type { Mark } from './mark.ts'
import type { Mention } from './mentions.ts'
import { looksLikePeople, saidOfSkin } from './people-like-beings.ts'
import { hasPlaceFor, isAnimalMark, isOnTrunk } from './read-animal-marks.ts'
import { tailed } from './read-marks.ts'
import { drawnThing, USUAL_THING } from './read-thing-look.ts'
import { unknownAttachments } from './unknown-attachments.ts'

/** What becomes of a visible fact in the pictures. */
export interface DrawnFact {
  fact: Fact
  /** `part`: the thing itself is drawn, and some of what is said of it is not. */
  drawn: 'whole' | 'part' | 'not'
  /** The words, in small letters, of which nothing is seen: "cherries" of "apron with cherries". */
  missing: readonly string[]
  /** What is drawn instead, where there is no drawing: "a small round figure". */
  as?: string
}

/** Which of the visible facts about one character the pictures show. Facts of other kinds are left out. */
export function drawnFacts(facts: readonly Fact[]): DrawnFact[] {
  const being = facts.find((fact) => fact.kind === 'being')?.being ?? { sort: 'human' as const }
  return facts.flatMap((said): DrawnFact[] => {
    const isLikePeople = being.sort === 'human' || looksLikePeople(being.noun)
    const fact = isLikePeople ? asLook(said) : said
    if (fact.kind === 'being') return [drawnBeing(fact, fact.being)]
    if (!isLookFact(fact)) return []
    const compared = being.sort === 'human' ? null : drawnComparison(fact, being)
    if (compared) return [compared]
    if (isLikePeople) {
      const isOn = (mention: Mention) => onPeople(mention) && (!isTail(mention) || tailed.test(nounOf(being)))
      return [drawnLook(fact, readPersonsFact(saidOfSkin(fact, facts)), isOn, true)]
    }
    const animal = drawnAsAnimal(being)
    if (animal) {
      const isOn = (mention: Mention) => onAnimals(mention) && hasPlaceFor(animal.species, mention)
      return [drawnLook(fact, readAnimalsFact(fact), isOn)]
    }
    // Whatever lives has a face.
    if (fact.kind === 'body' && hasFace.test(fact.words)) return [{ fact, drawn: 'whole', missing: [] }]
    // A cloud has no hair.
    if (fact.kind === 'hair') return [{ fact, drawn: 'not', missing: [fact.words] }]
    return [drawnLook(fact, readAnimalsFact(fact), onThings)]
  })
}

const hasFace = /^(?:(?:smiling|friendly|happy|kind|little|round) )*face$/i

function drawnBeing(fact: Fact, being: Being): DrawnFact {
  if (being.sort === 'human' || drawnAsAnimal(being) || looksLikePeople(being.noun) || drawnThing(being.noun))
    return { fact, drawn: 'whole', missing: [] }
  return { fact, drawn: 'part', missing: [being.noun], as: 'a small round figure' }
}

/** "The size of a teapot" is seen; of a thumb it is seen that somebody is very small. */
function drawnComparison(fact: LookFact, being: Being): DrawnFact | null {
  if (fact.kind !== 'size') return null
  const animal = drawnAsAnimal(being)
  const usual = animal
    ? usualLength(animal.species, animal.plush)
    : looksLikePeople(nounOf(being))
      ? USUAL_BEING
      : USUAL_THING
  const compared = comparedScale(fact.words, usual)
  if (!compared) return null
  return compared.isReached
    ? { fact, drawn: 'whole', missing: [] }
    : { fact, drawn: 'part', missing: [fact.words.toLowerCase()] }
}

const isTail = ({ piece }: Mention): boolean => piece.on === 'mark' && piece.kind === 'fish-tail'

const nounOf = (being: Being): string => (being.sort === 'human' ? '' : being.noun)

/** How tall on the stage a being is that looks like people. */
const USUAL_BEING = 400

/**
 * Words that say nothing more of what is drawn, or what is drawn with it: where an aid is worn ("blue hearing aids both ears"), the
 * strap of glasses, the stickers of a wheelchair, the arms that are tattooed.
 */
function isDrawnWith(word: string, { kind }: LookFact, mentions: readonly Mention[]): boolean {
  const hasMark = (mark: string) => mentions.some(({ piece }) => piece.on === 'mark' && piece.kind === mark)
  if (kind === 'glasses') return /^(?:straps?|elastic)$/.test(word)
  if (kind === 'hair' && /^(?:lines?|lightning bolts?|bolts?|zigzags?)$/.test(word)) return true
  if (/^(?:upper )?arms?$/.test(word) && (hasMark('tattoos') || hasMark('arm-sensor'))) return true
  const isFreckled = mentions.some(({ piece }) => piece.on === 'freckles')
  if (/^(?:nose|cheeks?|face)$/.test(word) && (isFreckled || hasMark('red-nose'))) return true
  if (/^(?:cheek|chin|forehead)$/.test(word) && (hasMark('scar') || hasMark('mole'))) return true
  if (word === 'waist' && hasMark('waist-mat')) return true
  if (kind !== 'aid') return false
  const isWheelchair = mentions.some(({ piece }) => piece.on === 'aid' && piece.kind === 'wheelchair')
  return /^(?:ears?|legs?|feet|foot|arms?|hands?)$/.test(word) || (isWheelchair && /^stickers?$/.test(word))
}

function drawnLook(
  fact: LookFact,
  { terms, mentions }: Reading,
  isOn: (mention: Mention) => boolean,
  isPerson = false,
): DrawnFact {
  const missing = [
    ...terms.flatMap((term) =>
      term.sort === 'undrawn' &&
      !isDrawnWith(term.words, fact, mentions) &&
      !mentions.some(({ motif }) => motif === term.words)
        ? [term.words]
        : [],
    ),
    ...unknownAttachments(terms).filter((words) => !isDrawnWith(words, fact, mentions)),
    ...patternsElsewhere(mentions, terms),
    ...secondColours(mentions, terms),
    ...(isPerson ? [] : onlyOfPeople(mentions, terms)),
  ]
  if (!mentions.some((mention) => !mention.denied && isOn(mention)))
    return { fact, drawn: 'not', missing: [fact.words] }
  return { fact, drawn: missing.length > 0 ? 'part' : 'whole', missing }
}

/** Which words for somebody's looks in one picture are drawn: "shiny" of a shiny red hat is not. */
export function drawnOnFigure(
  words: string,
  kind: 'human' | 'animal' | 'thing',
): Pick<DrawnFact, 'drawn' | 'missing'> {
  const { terms, mentions } = readWorn(words, kind === 'human' ? 'human' : 'animal')
  const isOn = kind === 'human' ? onPeople : kind === 'animal' ? onAnimals : onThings
  if (!mentions.some((mention) => !mention.denied && isOn(mention))) return { drawn: 'not', missing: [words] }
  const side = mentions[0]?.side
  const isOnOneSide = mentions.every(({ piece }) => isOneSided(piece))
  const missing = terms.flatMap((term) =>
    term.sort === 'undrawn' ||
    (term.sort === 'other' && !saysNothing.test(term.words) && !(term.words === side && isOnOneSide))
      ? [term.words]
      : [],
  )
  return { drawn: missing.length > 0 ? 'part' : 'whole', missing }
}

/** What stands on the side that is said, and on no other. */
const isOneSided = (piece: Mention['piece']): boolean =>
  piece.on === 'mark'
    ? oneSided.has(piece.kind)
    : piece.on === 'single' && piece.part === 'hearingAid' && !piece.isPair

const oneSided: ReadonlySet<string> = new Set<Mark['kind']>([
  'eye-patch',
  'cast',
  'bandage',
  'bracelet',
  'made-hand',
  'made-leg',
  'splint',
  'knee-plaster',
  'birthmark',
])

const saysNothing =
  /^(?:a|an|the|some|his|her|their|its|own|same|usual|school|wee|little|small|tiny|of|more|pair|colou?r|'s|[,;])$/

/** Only the garment on the chest, trousers or a skirt and an apron are drawn with their pattern. */
function patternsElsewhere(mentions: Reading['mentions'], terms: Reading['terms']): string[] {
  const isElsewhere = mentions.some(
    ({ piece, pattern }) =>
      pattern !== null &&
      !drawnWithPattern.has(piece.on) &&
      !isApron(piece) &&
      !isPrintedCloth(piece, pattern),
  )
  return isElsewhere ? terms.flatMap((term) => (term.sort === 'pattern' ? [term.words] : [])) : []
}

const drawnWithPattern: ReadonlySet<Mention['piece']['on']> = new Set(['garment', 'bottom'] as const)

/** A scarf, and what of cloth on a head is large enough for a print. */
const isPrintedCloth = (piece: Mention['piece'], pattern: Mention['pattern']): boolean =>
  (piece.on === 'single' &&
    piece.part === 'scarf' &&
    (pattern === 'stripes' || pattern === 'checks' || pattern === 'trimming')) ||
  (piece.on === 'headwear' &&
    /^(?:headscarf|turban|patka|headwrap|beanie|bonnet|head-cloth|kufi)$/.test(piece.kind))

const isApron = (piece: Mention['piece']): boolean => piece.on === 'single' && piece.part === 'apron'

/** Hair of people and scales are not drawn on an animal: a shaggy grey coat is grey, copper scales are copper. */
function onlyOfPeople(mentions: Reading['mentions'], terms: Reading['terms']): string[] {
  const hasHair = mentions.some(({ piece }) => piece.on === 'hair')
  const ofCloth = mentions.some(({ piece }) => isOnTrunk(piece)) ? beyondOneColour(terms) : []
  return ofCloth.concat(
    terms.flatMap(({ sort, words }) =>
      sort === 'piece' && (unseenOnAnimals.test(words) || (hasHair && !ofCoats.test(words))) ? [words] : [],
    ),
  )
}

/** What animals wear is plain, and of one colour. */
function beyondOneColour(terms: Reading['terms']): string[] {
  const ofSort = (sort: Reading['terms'][number]['sort']) =>
    terms.flatMap((term) => (term.sort === sort ? [term.words] : []))
  return [...ofSort('pattern'), ...ofSort('colour').slice(1)]
}
const unseenOnAnimals = /^scales$/
const ofCoats =
  /\b(?:fur|coat|wool|feathers?|fleece|fluff|plumage|skin|shell|hair|mane|spots?|stripes?|tail|ears?)$/

/** Of two colours the garment on the chest has stripes; shoes, caps and scarves are drawn in the first. */
function secondColours(mentions: Reading['mentions'], terms: Reading['terms']): string[] {
  const [only, ...others] = mentions
  if (!only || others.length > 0 || !ofOneColour.has(only.piece.on) || only.pattern !== null) return []
  return terms.flatMap((term) => (term.sort === 'colour' ? [term.words] : [])).slice(1)
}

const parts = (...on: readonly Mention['piece']['on'][]) => new Set(on)
const ofOneColour = parts('bottom', 'shoes', 'headwear', 'single')
const ofAnimals = parts('neckwear', 'headwear', 'coat', 'spots', 'yarn')
const ofPeople = parts(
  'garment',
  'bottom',
  'shoes',
  'socks',
  'headwear',
  'single',
  'aid',
  'hair',
  'beard',
  'eyes',
  'skin',
  'freckles',
  'mark',
  'size',
)

/** A bare "hair", "eyes" or "skin" says nothing. */
function onPeople({ piece, colour, length, motif, pattern }: Mention): boolean {
  if (piece.on === 'hair' && (piece.says === 'streak' || piece.says === 'tips')) return colour !== null
  if (piece.on === 'hair' && piece.says === 'hair')
    return colour !== null || length !== null || piece.colour !== undefined
  if (piece.on === 'skin') return colour !== null || piece.colour !== undefined
  if (piece.on === 'eyes') return colour !== null
  if (piece.on === 'garment' && piece.kind === null)
    return colour !== null || motif !== undefined || pattern !== null
  return ofPeople.has(piece.on)
}

/** Of what an animal has and a thing has not nothing is drawn. */
const onThings = (mention: Mention): boolean =>
  mention.piece.on === 'size' ||
  (mention.piece.on === 'animal-mark' && /^(?:one-eye|three-eyes)$/.test(mention.piece.kind)) ||
  (!isAnimalMark(mention) && !isOnTrunk(mention.piece) && onAnimals(mention))

function onAnimals(mention: Mention): boolean {
  const { piece, colour } = mention
  if (piece.on === 'size' || isAnimalMark(mention)) return true
  if (piece.on === 'coat' || piece.on === 'yarn') return colour !== null
  if (piece.on === 'bottom') return piece.kind === 'skirt'
  return (
    ofAnimals.has(piece.on) ||
    piece.on === 'garment' ||
    (piece.on === 'single' && (piece.part === 'glasses' || piece.part === 'apron'))
  )
}
