import { actingKinds, type FactName, type Role } from '../plots/plot.ts'

/** A text of a plot, taken apart. The notation itself is described in plots/plot.ts. */
export type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'slot'; slot: SlotName }
  | { kind: 'choice'; options: Piece[][] }
  | { kind: 'droppable'; pieces: Piece[] }
  | { kind: 'condition'; role: string; filled: boolean; pieces: Piece[] }

export interface SlotName {
  /** Roles or things, the first filled one counts: "companion|guest". */
  names: string[]
  form?: string
  /** First for he, she and it, second for they. */
  agreement?: [singular: string, plural: string]
  capital: boolean
}

/** As many texts as all plots have; parents' words are texts, too, and are not kept for ever. */
const mostParsed = 20_000
const parsed = new Map<string, Piece[]>()

/** @throws SyntaxError naming the text when a brace or bracket is not closed. */
export function parseNotation(text: string): Piece[] {
  const known = parsed.get(text)
  if (known) return known
  const pieces = new NotationReader(text).readAll()
  if (parsed.size >= mostParsed) parsed.clear()
  parsed.set(text, pieces)
  return pieces
}

/** Walks through every piece, also inside brackets; `optional` is true inside [?role: ...]. */
function visitPieces(
  pieces: readonly Piece[],
  visit: (piece: Piece, optional: boolean) => void,
  optional = false,
): void {
  for (const piece of pieces) {
    visit(piece, optional)
    if (piece.kind === 'choice') for (const option of piece.options) visitPieces(option, visit, optional)
    if (piece.kind === 'droppable') visitPieces(piece.pieces, visit, optional)
    if (piece.kind === 'condition') visitPieces(piece.pieces, visit, true)
  }
}

/** The names of slots, each group "one of these", that must be filled before this text can be told. */
export function requiredNames(pieces: readonly Piece[]): string[][] {
  const groups: string[][] = []
  visitPieces(pieces, (piece, optional) => {
    if (piece.kind === 'slot' && !optional) groups.push(piece.slot.names)
  })
  return groups
}

/** The roles whose signature is shown. */
export function shownSignatures(pieces: readonly Piece[]): Role[] {
  const roles: Role[] = []
  visitPieces(pieces, (piece) => {
    if (piece.kind === 'slot' && piece.slot.form?.startsWith('sig'))
      roles.push(...(piece.slot.names as Role[]))
  })
  return roles
}

/** The facts that a text names, with the form that it needs of each. */
export function namedFacts(pieces: readonly Piece[]): { fact: FactName; form: string }[] {
  const facts: { fact: FactName; form: string }[] = []
  visitPieces(pieces, (piece) => {
    const { kind, form } = piece.kind === 'slot' ? factForm(piece.slot.form) : {}
    if (kind && form && piece.kind === 'slot')
      facts.push({ fact: `${piece.slot.names[0]}.${kind}` as FactName, form })
  })
  return facts
}

/** "fear.them": the kind of fact and its form, of which "word" is the usual one. */
export function factForm(form = ''): { kind?: (typeof actingKinds)[number]; form?: string } {
  const [name, behind = 'word'] = form.split('.')
  const kind = actingKinds.find((one) => one === name)
  return kind ? { kind, form: behind } : {}
}

class NotationReader {
  private position = 0
  private readonly text: string

  constructor(text: string) {
    this.text = text
  }

  readAll(): Piece[] {
    const [pieces] = this.readOptions(undefined)
    return pieces ?? []
  }

  /** Reads up to the closing bracket (or the end), split where " / " stands. */
  private readOptions(closing: ']' | undefined): Piece[][] {
    const options: Piece[][] = [[]]
    while (this.position < this.text.length) {
      const rest = this.text.slice(this.position)
      if (closing && rest.startsWith(closing)) {
        this.position += 1
        return options
      }
      if (closing && rest.startsWith(' / ')) {
        this.position += 3
        options.push([])
      } else options.at(-1)?.push(this.readPiece(closing))
    }
    if (closing) throw new SyntaxError(`A bracket is not closed in: ${this.text}`)
    return options
  }

  private readPiece(closing: ']' | undefined): Piece {
    const character = this.text[this.position]
    if (character === '{') return this.readSlot()
    if (character === '[') return this.readBracket()
    return this.readText(closing)
  }

  private readText(closing: ']' | undefined): Piece {
    const stop = closing ? /[{[\]]| \/ / : /[{[]/
    const length = this.text.slice(this.position + 1).search(stop)
    const end = length < 0 ? this.text.length : this.position + 1 + length
    const text = this.text.slice(this.position, end)
    this.position = end
    return { kind: 'text', text }
  }

  private readSlot(): Piece {
    const end = this.text.indexOf('}', this.position)
    if (end < 0) throw new SyntaxError(`A brace is not closed in: ${this.text}`)
    const inside = this.text.slice(this.position + 1, end)
    this.position = end + 1
    return { kind: 'slot', slot: readSlotName(inside) }
  }

  private readBracket(): Piece {
    this.position += 1
    const condition = /^([?!])(\w+): ?/.exec(this.text.slice(this.position))
    if (condition) {
      this.position += condition[0].length
      const pieces = this.readOptions(']').flat()
      return { kind: 'condition', role: condition[2] ?? '', filled: condition[1] === '?', pieces }
    }
    if (this.text.startsWith('+ ', this.position)) {
      this.position += 2
      return { kind: 'droppable', pieces: this.readOptions(']').flat() }
    }
    return { kind: 'choice', options: this.readOptions(']') }
  }
}

function readSlotName(inside: string): SlotName {
  const [, head = '', separator, tail = ''] = /^([^.:]+)([.:])?(.*)$/.exec(inside) ?? []
  const capital = /^[A-Z]/.test(head)
  const names = (capital ? head[0]?.toLowerCase() + head.slice(1) : head).split('|')
  if (separator === ':') {
    const [singular = '', plural = ''] = tail.split('|')
    return { names, capital, agreement: [singular, plural] }
  }
  return separator === '.' ? { names, capital, form: tail } : { names, capital }
}
