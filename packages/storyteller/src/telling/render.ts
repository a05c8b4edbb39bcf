import { suitBodies } from '../bodies/suit-bodies.ts'
import type { StoryFigure } from '../figures/story-figure.ts'
import { factForm, type Piece, parseNotation, type SlotName } from '../notation/notation.ts'
import { type ChosenNoun, figureOf, isFilled, type World } from '../notation/world.ts'
import type { ActingKind, Pronoun, Role, Signature } from '../plots/plot.ts'
import type { Random } from '../random.ts'
import { withArticle } from '../words/articles.ts'
import { versePlace } from './sentences.ts'

export interface RenderOptions {
  random: Random
  /** Leaves out what a shorter story can do without. */
  short: boolean
  /** How often each figure has shown its signature so far; counted on while rendering. */
  signaturesShown: Map<string, number>
}

const pronounForms: Readonly<Record<Pronoun, Readonly<Record<string, string>>>> = {
  he: { they: 'he', them: 'him', their: 'his', theirs: 'his', themself: 'himself' },
  she: { they: 'she', them: 'her', their: 'her', theirs: 'hers', themself: 'herself' },
  they: { they: 'they', them: 'them', their: 'their', theirs: 'theirs', themself: 'themself' },
  it: { they: 'it', them: 'it', their: 'its', theirs: 'its', themself: 'itself' },
}

/** Fills the slots and makes the choices of a text, in words that suit everybody's body. @throws Error naming a slot that cannot be filled. */
export function renderText(text: string, world: World, options: RenderOptions): string {
  let out = ''
  for (const piece of parseNotation(suitBodies(text, world).text))
    out += renderPiece(piece, world, options, out)
  return out
}

function renderPieces(
  pieces: readonly Piece[],
  world: World,
  options: RenderOptions,
  before: string,
): string {
  let out = ''
  for (const piece of pieces) out += renderPiece(piece, world, options, before + out)
  return out
}

function renderPiece(piece: Piece, world: World, options: RenderOptions, before: string): string {
  switch (piece.kind) {
    case 'text':
      return piece.text
    case 'slot':
      return renderSlot(piece.slot, world, options, before)
    case 'choice':
      return renderPieces(options.random.pick(piece.options), world, options, before)
    case 'droppable':
      return options.short ? '' : renderPieces(piece.pieces, world, options, before)
    case 'condition':
      return isFilled(world, piece.role) === piece.filled
        ? renderPieces(piece.pieces, world, options, before)
        : ''
  }
}

function renderSlot(slot: SlotName, world: World, options: RenderOptions, before: string): string {
  const name = slot.names.find((candidate) => isFilled(world, candidate))
  if (name === undefined) throw new Error(`Nothing fills {${slot.names.join('|')}}.`)
  const value = slotValue(name, slot, world, options, before)
  return slot.capital ? capitalised(value) : value
}

function slotValue(
  name: string,
  slot: SlotName,
  world: World,
  options: RenderOptions,
  before: string,
): string {
  if (name === 'verse') return versePlace
  if (name === 'heart') return world.heart
  const figure = figureOf(world, name)
  if (figure) {
    const { kind, form } = factForm(slot.form)
    return kind
      ? renderText(formOfFact(world, name, kind, form), world, options)
      : figureForm(figure, slot, world, options, before)
  }
  const chosen = world.nouns.get(name)
  if (!chosen) throw new Error(`Nothing fills {${name}}.`)
  if (slot.agreement) return slot.agreement[chosen.plural ? 1 : 0]
  return nounForm(chosen, slot.form, world, options)
}

function figureForm(
  figure: StoryFigure,
  slot: SlotName,
  world: World,
  options: RenderOptions,
  before: string,
): string {
  if (slot.agreement) return slot.agreement[figure.pronoun === 'they' ? 1 : 0]
  switch (slot.form) {
    case undefined:
      return figure.name
    case 'wear':
      return figure.wear
    case 'steps':
      return figure.steps
    case 'cry':
      return figure.cry
  }
  if (slot.form.startsWith('sig')) return showSignature(figure, slot.form, world, options, before)
  const form = pronounForms[figure.pronoun][slot.form]
  if (form === undefined) throw new Error(`A figure has no form "${slot.form}".`)
  return form
}

function formOfFact(world: World, role: string, kind: ActingKind, form = 'word'): string {
  const text = world.facts.get(`${role as Role}.${kind}`)?.[form]
  if (text === undefined) throw new Error(`Nothing is told for {${role}.${kind}.${form}}.`)
  return text
}

function showSignature(
  figure: StoryFigure,
  form: string,
  world: World,
  options: RenderOptions,
  before: string,
): string {
  const shown = options.signaturesShown.get(figure.name) ?? 0
  options.signaturesShown.set(figure.name, shown + 1)
  const signature = figure.signatures[shown % figure.signatures.length]
  if (!signature) throw new Error(`${figure.name} has no signature.`)
  return signatureForm(signature, form, world.age === 'toddlers', figure.pronoun === 'they', before)
}

function signatureForm(
  signature: Signature,
  form: string,
  present: boolean,
  plural: boolean,
  before: string,
): string {
  if (form === 'sigbase') return signature.base
  if (form === 'siging') return signature.ing
  if (!present) return signature.past
  return plural && /\bthey\s*$/i.test(before) ? signature.base : signature.present
}

function nounForm(
  chosen: ChosenNoun,
  form: string | undefined,
  world: World,
  options: RenderOptions,
): string {
  if (form === undefined) return chosen.noun.word
  if (form === 'full') return chosen.full
  const text = chosen.noun.forms[form] ?? usualForm(chosen.noun.word, form)
  if (text === undefined) throw new Error(`The noun "${chosen.noun.id}" has no form "${form}".`)
  return renderText(text, world, options)
}

/** Articles go before a plot's nouns by rule; a parent's phrase brings forms of its own. */
function usualForm(word: string, form: string): string | undefined {
  if (form === 'a') return withArticle(word)
  return form === 'the' ? `the ${word}` : undefined
}

function capitalised(text: string): string {
  const letter = text.search(/\p{L}/u)
  return letter < 0
    ? text
    : text.slice(0, letter) + (text[letter] ?? '').toUpperCase() + text.slice(letter + 1)
}
