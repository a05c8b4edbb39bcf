import type { Colour } from '../drawing/colour.ts'
import type { Fabric, Pattern } from './clothing.ts'
import type { SaidColour } from './said-colour.ts'
import type { Term } from './terms.ts'
import { isMotif } from './vocabulary/motifs.ts'
import { isVaguePattern } from './vocabulary/patterns.ts'
import type { Piece } from './vocabulary/piece.ts'

/** Something that is worn or seen, with what is said of it. */
export interface Mention {
  piece: Piece
  colour: SaidColour | null
  pattern: Pattern | null
  /** Another pattern may be said behind: "embroidered with flowers". */
  hasVaguePattern?: true
  fabric?: { fabric: Fabric; colour?: Colour }
  length: 'long' | 'short' | null
  /** The colour of the pattern, "a yellow dress with white dots"; of a coat and a scarf the second one. */
  trim: SaidColour | null
  /** What is printed on it: "dinosaur" of a dinosaur hoodie. */
  motif?: string
  /** "A green dress with white pineapples": theirs. */
  motifColour?: SaidColour
  /** Of a hand, an eye or a leg: theirs. */
  side?: 'left' | 'right'
  /** Where none of it was named: "no hat". */
  denied: boolean
}

/** What was said before its noun. */
interface Pending {
  colours: SaidColour[]
  pattern: Pattern | null
  hasVaguePattern?: true
  fabric?: Mention['fabric']
  length: Mention['length']
  motif?: string
  denied: boolean
}

const nothing = (): Pending => ({ colours: [], pattern: null, length: null, denied: false })

/**
 * Gives each colour and pattern to what it is said of: to the next noun ("red shoes"), or, behind the last one, to
 * that ("shoes are red", "a dress with white dots"). @param usual what the words speak of where no noun does
 */
export function mentionsOf(terms: readonly Term[], usual: Piece | null): Mention[] {
  const mentions: Mention[] = []
  let pending = nothing()
  let side: 'left' | 'right' | null = null
  for (const term of terms) {
    if (term.sort === 'colour') pending.colours.push(term.colour)
    else if (term.sort === 'pattern') pending = patterned(pending, term)
    else if (term.sort === 'fabric')
      pending.fabric = { fabric: term.fabric, ...(term.colour && { colour: term.colour }) }
    else if (term.sort === 'length') pending.length = term.length
    else if (term.sort === 'denial') {
      if (usual && mentions.length === 0 && pending.colours.length > 0)
        mentions.push(mentionOf(usual, pending))
      pending = { ...nothing(), denied: true }
    } else if (term.sort === 'undrawn')
      pending = isMotif(term.words) ? { ...pending, motif: term.words } : nothing()
    else if (term.sort === 'other' && (term.words === 'left' || term.words === 'right')) side = term.words
    else if (
      term.sort === 'joint' &&
      usual &&
      mentions.length === 0 &&
      term.words === 'with' &&
      pending.colours.length > 0
    ) {
      mentions.push(mentionOf(usual, pending))
      pending = nothing()
    } else if (
      term.sort === 'joint' &&
      (isPatternOfLast(pending, mentions) || isColourOfLast(term.words, pending, mentions))
    )
      pending = handedBack(pending, mentions)
    else if (
      term.sort === 'piece' &&
      isColourless(term.piece) &&
      pending.colours.length > 0 &&
      !pending.denied
    )
      mentions.push(mentionOf(term.piece, nothing()))
    else if (term.sort === 'piece') {
      mentions.push(mentionOf(term.piece, pending))
      pending = nothing()
    }
  }
  if (side) for (const mention of mentions) mention.side = side
  if (pending.denied) return mentions
  if (mentions.length > 0) handedBack(pending, mentions)
  else if (usual && (pending.colours.length > 0 || pending.pattern || pending.length))
    mentions.push(mentionOf(usual, pending))
  return mentions
}

/** "Floral embroidered" and "embroidered floral" are both of flowers. */
function patterned(
  { hasVaguePattern, ...pending }: Pending,
  { words, pattern }: Extract<Term, { sort: 'pattern' }>,
): Pending {
  if (!isVaguePattern(words, pattern)) return { ...pending, pattern }
  return pending.pattern !== null && !hasVaguePattern
    ? pending
    : { ...pending, pattern, hasVaguePattern: true }
}

/** Wrinkles and dimples have no colour: the brown of "brown wrinkled skin" is the skin's. */
const isColourless = (piece: Piece): boolean => piece.on === 'mark' && piece.colour === '#000000'

/** "A red and blue jumper", "a purple and gold headwrap" has stripes of the second colour. */
const mentionOf = (piece: Piece, { colours, length, motif, fabric, denied, ...said }: Pending): Mention => {
  const ofPiece =
    piece.on === 'garment' ? (piece.pattern ?? 'stripes') : piece.on === 'headwear' ? 'stripes' : null
  const pattern = said.pattern ?? (colours.length > 1 ? ofPiece : null)
  return {
    ...(motif !== undefined && piece.on === 'garment' && { motif }),
    ...(fabric && piece.on === 'garment' && { fabric }),
    piece,
    colour: colours[0] ?? null,
    pattern,
    ...(said.hasVaguePattern && { hasVaguePattern: true }),
    length,
    trim: ((pattern || piece.on === 'coat' || piece.on === 'neckwear') && colours[1]) || null,
    denied,
  }
}

const isPatternOfLast = ({ pattern }: Pending, mentions: readonly Mention[]): boolean =>
  pattern !== null && mentions.length > 0

/** "A hijab light pink with pearls", "the blazer is maroon with a badge": said behind its noun. */
function isColourOfLast(joint: string, { colours }: Pending, mentions: readonly Mention[]): boolean {
  const last = mentions.at(-1)
  return (
    (joint === 'with' || joint === 'w') &&
    colours.length > 0 &&
    last?.colour === null &&
    !last.denied &&
    !isColourless(last.piece)
  )
}

/** "A skirt with orange and black zigzags" is of both colours. */
const isAllOver: ReadonlySet<Pattern> = new Set<Pattern>(['stripes', 'zigzags', 'checks'])

/** What was said behind the last noun is said of it. */
function handedBack(
  { colours, pattern, hasVaguePattern, length, motif }: Pending,
  mentions: readonly Mention[],
): Pending {
  const last = mentions.at(-1)
  if (last?.piece.on === 'garment' && motif !== undefined && last.motif === undefined) {
    last.motif = motif
    if (colours[0] && !pattern) last.motifColour = colours[0]
  }
  if (last) last.length ??= length
  if (last && pattern && (last.pattern === null || (last.hasVaguePattern && !hasVaguePattern))) {
    last.pattern = pattern
    // Of "brown batik" the cloth itself is brown, of "red stripes" the stripes are red.
    const isOfCloth =
      last.colour === null && isAllOver.has(pattern) && (colours.length > 1 || hasVaguePattern === true)
    if (isOfCloth) last.colour = colours[0] ?? null
    last.trim = (isOfCloth ? colours[1] : colours[0]) ?? last.trim
    if (hasVaguePattern) last.hasVaguePattern = true
  } else if (last && !pattern && last.colour === null) {
    // The yellow of "pyjamas with yellow ducks" is the ducks'.
    last.colour = motif === undefined ? (colours[0] ?? null) : null
    // "Zigzags in blue and pink" are pink on blue.
    if (last.pattern !== null) last.trim ??= colours[1] ?? null
    else if (last.piece.on === 'garment' && motif === undefined && colours[1]) {
      last.pattern = 'stripes'
      last.trim = colours[1]
    }
  }
  return nothing()
}
