import type { StoryFigure } from '../figures/story-figure.ts'
import { baseOfVerb, isPastForm } from '../figures/verbs.ts'
import { figureOf, type World } from '../notation/world.ts'
import type { Body } from '../plots/body-names.ts'
import { ownPartsAvoided, partsAvoided, wordsOfBodies } from './body-words.ts'
import { replaceVerb, type Suited } from './replace-verb.ts'

/**
 * Says of everybody only what they can do: who sits in a wheelchair does not stand up but sits up straight. The
 * notation tells who a verb belongs to; what is said aloud stays as it is.
 */
export function suitBodies(text: string, world: World): Suited {
  const bodies = bodiesOf(world)
  if (bodies.size === 0) return { text, strain: 0 }
  const telling = new Telling(world, bodies)
  for (const segment of agreed(spelledOut(text, world), world, bodies).split(marks)) telling.hear(segment)
  return { text: telling.text, strain: telling.strain + ownParts(text, bodies) }
}

/** How often a text tells of parts of somebody's body that are better left alone. */
function ownParts(text: string, bodies: BodiesOfRoles): number {
  let found = 0
  for (const [slot, own] of bodies)
    for (const avoided of own.flatMap((body) => ownPartsAvoided[body] ?? []))
      for (const { 0: whose, index } of text.matchAll(
        new RegExp(`\\{(?:\\w+\\|)*${slot}(?:\\|\\w+)*(?:\\.their\\}|\\}'s)`, 'gi'),
      ))
        if (avoided.test(text.slice(index + whose.length))) found += 1
  return found
}

/** Those whose words suit their bodies best, in the order given. */
export function bestSuited<Words>(
  candidates: readonly Words[],
  textOf: (words: Words) => string,
  world: World,
): Words[] {
  if (bodiesOf(world).size === 0) return [...candidates]
  const strains = candidates.map((words) => suitBodies(textOf(words), world).strain)
  const least = Math.min(...strains)
  return candidates.filter((_words, index) => strains[index] === least)
}

type BodiesOfRoles = ReadonlyMap<string, readonly Body[]>

/** Whoever the words tell of, by the slot that names them. */
interface Subject {
  slot: string
  bodies: readonly Body[]
}

/** What is said aloud, what ends a sentence, and the brackets of the notation. */
const marks = /("[^"]*"|[.!?]+(?=\s|\]|$)|¶|\[(?:[?!]\w+: ?|\+ )?|\]| \/ )/
const roleSlot = /(\{[A-Za-z][\w|]*(?:\.they)?\})/

/** Words after which a name begins to do something. */
const opening =
  /(?:^|[,;:—}\]+]|\b(?:all|and|but|so|when|while|until|because|as|if|that|then|where|before|after|for|than|what|which|how|why|only|who|here|now))\s*$/i

/** Words before somebody to whom something is done. */
const receiving = /\b(?:to|of|with|beside|near|behind|for|from|at|like|than|between|without|and)\s*$/i

/** From here on somebody or something else is told of. */
const somebodyElse =
  /(?:^(?! (?:all|both)\b)|,|\b(?:and|but|so|while|when|until|as|because|that|if|where)) (?:it|they|he|she|the|an?|there|what|some\p{L}+|every\p{L}+|no\p{L}+|all|both|one|this|that|these|those|you|we|I|its|their|his|her|\{\w+\.(?!themself)\w+\})(?!\p{L})| (?:that|which) (?:had|has|was|is|were)(?!\p{L})/iu

/** Verbs that stand before their subject: '"Come," said {friend}', "in the doorway stood {friend}". */
const turnedVerb =
  /\b((said|says|asked|asks|called|calls|whispered|whispers|shouted|shouts|cried|murmured|muttered|sang|sings|thought|thinks)|stood|stands)( (?:\[[?!]\w+: ?)?)$/

/** Goes through a text and keeps in mind whom it tells of. */
class Telling {
  text = ''
  strain = 0
  private subject: Subject | undefined
  private readonly world: World
  private readonly bodies: BodiesOfRoles

  constructor(world: World, bodies: BodiesOfRoles) {
    this.world = world
    this.bodies = bodies
  }

  hear(segment: string): void {
    if (/^[.!?¶]/.test(segment)) this.subject = undefined
    if (segment.search(marks) === 0) this.text += segment
    else {
      const pieces = segment.split(roleSlot)
      for (const [index, piece] of pieces.entries()) this.hearPiece(piece, pieces[index + 1] ?? '')
    }
  }

  private hearPiece(piece: string, after: string): void {
    const named = subjectOf(piece, this.world, this.bodies)
    if (named === undefined) {
      this.tell(piece)
      return
    }
    if (after.startsWith("'s")) this.subject = undefined
    const isSubject = this.turnVerb(named) || piece.endsWith('.they}') || isDoing(this.sentence(), after)
    if (isSubject) this.subject = this.joined(named)
    this.text += piece
  }

  /** "{hero} and {friend} ran": what is told of both suits the bodies of both. */
  private joined(named: Subject): Subject {
    if (!this.subject || !/\} and $/.test(this.text)) return named
    return { slot: named.slot, bodies: [...new Set([...this.subject.bodies, ...named.bodies])] }
  }

  private tell(piece: string): void {
    if (roleSlot.test(piece) && opening.test(this.sentence())) this.subject = undefined
    const told = this.subject ? tellOf(this.subject, piece) : { text: piece, strain: 0 }
    if (somebodyElse.test(piece)) this.subject = undefined
    this.text += told.text
    this.strain += told.strain
  }

  /** What has been told of this sentence. */
  private sentence(): string {
    return this.text.split(/[.!?]"?\s|¶|"/).at(-1) ?? ''
  }

  /** Suits a verb that stands before its subject; false where none does. */
  private turnVerb(named: Subject): boolean {
    const [whole = '', verb, speech, mark = ''] = turnedVerb.exec(this.text) ?? []
    if (verb === undefined || (!speech && this.subject)) return false
    const told = tellOf(named, ` ${verb}`)
    this.text = this.text.slice(0, -whole.length) + told.text.slice(1) + mark
    this.strain += told.strain
    return true
  }
}

const knownBodies = new WeakMap<World, BodiesOfRoles>()

function bodiesOf(world: World): BodiesOfRoles {
  const known = knownBodies.get(world)
  if (known) return known
  const bodies = new Map(
    [...world.roles].flatMap(([role, figure]: [string, StoryFigure]) =>
      figure.bodies.length > 0 ? [[role, figure.bodies] as const] : [],
    ),
  )
  knownBodies.set(world, bodies)
  return bodies
}

/** What a noun's forms say of somebody ("{hero} {show.did}") is told of a body, too. */
function spelledOut(text: string, { nouns }: World): string {
  return text.replaceAll(/\{([a-z]\w*)\.(\w+)\}/g, (whole, slot: string, form: string) => {
    return (form === 'full' ? undefined : nouns.get(slot)?.noun.forms[form]) ?? whole
  })
}

/** "{hero:sings|sing}" as it will stand for those whose verbs may need other words. */
function agreed(text: string, world: World, bodies: BodiesOfRoles): string {
  return text.replaceAll(
    /\{(\w+):([^|}]+)\|([^}]+)\}/g,
    (whole, slot: string, one: string, several: string) => {
      if (!bodies.has(slot)) return whole
      return figureOf(world, slot)?.pronoun === 'they' ? several : one
    },
  )
}

/** Somebody named by a slot; undefined for other text. */
function subjectOf(piece: string, world: World, bodies: BodiesOfRoles): Subject | undefined {
  const inside = /^\{([A-Za-z][\w|]*)(?:\.they)?\}$/.exec(piece)?.[1]
  const slot = inside
    ?.split('|')
    .map((name) => name.slice(0, 1).toLowerCase() + name.slice(1))
    .find((name) => figureOf(world, name))
  return slot === undefined ? undefined : { slot, bodies: bodies.get(slot) ?? [] }
}

/** A name does something when a clause begins with it, or when what it does follows at once. */
function isDoing(before: string, after: string): boolean {
  if (after.startsWith("'s")) return false
  if (opening.test(before)) return true
  const next = /^ (?:\{\w+\.themself\} )?(\p{L}+)/u.exec(after)?.[1] ?? ''
  return !receiving.test(before) && (helping.test(next) || isPastForm(next) || baseOfVerb(next) !== undefined)
}

/** Words that follow a subject before its verb. */
const helping =
  /^(?:is|has|can|could|will|would|might|must|does|never|always|just|only|still|already|now|then|also|soon|finally|suddenly|even|nearly|almost|hardly)$/

function tellOf({ slot, bodies }: Subject, piece: string): Suited {
  const end = piece.search(somebodyElse)
  let text = end < 0 ? piece : piece.slice(0, end)
  let strain = 0
  const rest = piece.slice(text.length)
  for (const body of bodies) {
    const parts = partsAvoided[body]
    strain += parts ? (text.match(parts)?.length ?? 0) : 0
    for (const word of wordsOfBodies[body]) {
      const told = replaceVerb(text, word, slot)
      text = told.text
      strain += told.strain
    }
  }
  return { text: text + rest, strain }
}
