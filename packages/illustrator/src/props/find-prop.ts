import type { Colour } from '../drawing/colour.ts'
import { place } from '../drawing/shape.ts'
import { placement } from '../geometry/matrix.ts'
import { boundsOf } from '../geometry/path.ts'
import type { Random } from '../geometry/random.ts'
import { colourSaidOf } from '../looks/colour-said-of.ts'
import type { Held } from '../people/figure.ts'
import { broken, damageOf } from './broken.ts'
import type { NamedProp, PropDrawing } from './prop.ts'
import { isPlural, propByWord } from './props.ts'
import { countOf, drawProp, numberSaid } from './several.ts'

/** The things of a scene, and on which side of the picture each stands. */
export interface FoundProps {
  list: NamedProp[]
  sideOf: (noun: string) => -1 | 1
  /** Whether it stands there even where the other side has more room. */
  isFixed?: (noun: string) => boolean
}

/** Height of a held thing at most, in units of the figures. */
const HELD = 104
/** And at least, or nobody would see it. */
const HELD_LEAST = 52
const HELD_ABOVE = 230
/** How far what is held aloft reaches below the middle of the fist. */
const SHAFT = 24
/** How far what stands on a raised hand is sunk into it. */
const PALM = 8
/** What words are on is so tall that they can be read. */
const LETTERED = 200
const LETTERED_IN_HAND = 104
/** The piece of a tent is a piece of something large. */
const LARGE = 200
const HELD_PIECE = 176
/** Of a coat that hangs from the hand: its hem stays off the ground. */
const HANGING = 128
/** It is longer than where it lies or is folded. */
const FALLING = 1.3

const apart = /\b(?:with|before|on|in|under|for|from|at|by)\b/
/** Parts of a house, and what has nothing to fall apart into: they do not lie about in halves. */
const stayWhole = /^(?:windows?|spider web|cobweb|web)$/
/** "A pair of boots" is boots; "a basket of apples" is a basket. */
const measures =
  /^(?:pairs?|bunch|half|pieces?|slices?|bits?|handful|piles?|heaps?|groups?|lots?|sets?|rows?|couple)$/

/**
 * The thing a noun names, found by a curated list of words and never by likeness. The last known word counts:
 * a "kitchen table" is a table, an "apple tree" a tree of its own. Null when no word is known.
 */
export function findProp(named: string): NamedProp | null {
  const { noun, words } = withWords(named)
  const phrase =
    noun
      .toLowerCase()
      .replace(/'s\b/g, 's')
      .replace(/[^a-z -]/g, ' ')
      .split(apart)[0] ?? ''
  const [main = [], ...contents] = phrase.split(/\bof\b/).map((words) => words.trim().split(/[\s-]+/))
  const isMeasure = contents.length > 0 && measures.test(main.at(-1) ?? '')
  const word =
    knownWord(phrase.trim().split(/[\s-]+/), (words) => words.includes(' of ')) ??
    (isMeasure ? null : knownWord(main)) ??
    knownWord(contents.flat())
  const drawing = word === null ? undefined : propByWord(word)
  if (word === null || !drawing) return null
  const colour = colourOf(noun, word) ?? drawing.colour
  const damage = stayWhole.test(word) ? null : damageOf(noun)
  return {
    noun: named,
    drawing,
    colour,
    ...(words && drawing.lettered && { words }),
    count: countOf(noun.split(apart)[0] ?? '', isPlural(word), drawing),
    ...onTopOf(noun, drawing),
    scale:
      (words && drawing.lettered ? LETTERED / drawing.size : 1) *
      scaleOf(noun, drawing) *
      ((damage === 'pieces' && drawing.size <= SMALL_THING) || onTopOf(noun, drawing).onTop ? TOLD : 1),
    ...(damage && { damage }),
  }
}

/** A thing that words are on, as a scene names it: 'sign that says "FREE"'. */
export function withWords(named: string): { noun: string; words: string | null } {
  const [, noun, words] = /^(.+?) that says "([^"]+)"$/.exec(named) ?? []
  return noun && words ? { noun, words } : { noun: named, words: null }
}

/** "A cake with six candles". */
function onTopOf(noun: string, { crown }: PropDrawing): Pick<NamedProp, 'onTop'> {
  const [, ...behind] = noun.toLowerCase().split(apart)
  const said = crown && behind.find((words) => words.includes(crown.noun))
  const count = said === undefined ? undefined : (numberSaid(said) ?? (/\bone\b/.test(said) ? 1 : undefined))
  return crown && count !== undefined ? { onTop: Math.min(crown.most, count) } : {}
}

/** The longest known word of up to three; of equally long ones the last. */
function knownWord(words: readonly string[], fits = (_words: string): boolean => true): string | null {
  for (let size = 3; size >= 1; size--) {
    for (let start = words.length - size; start >= 0; start--) {
      const word = words.slice(start, start + size).join(' ')
      if (fits(word) && propByWord(word)) return word
    }
  }
  return null
}

/** What lies broken is what its page tells of; a boat is as large in halves as it was. */
const TOLD = 1.3

/** Half as tall again it is seen at a glance; what is smaller grows more. */
const SMALL_THING = 100

/** "Big" and "small" as a parent says them of a thing. */
function scaleOf(noun: string, { place: where, size }: PropDrawing): number {
  if (/\bsmall\b/.test(noun)) return 0.7
  const isLarge = size > SMALL_THING
  if (/\bhuge\b/.test(noun)) return isLarge ? (where === 'sky' ? 1.4 : 1.8) : 2.4
  // In the sky there is less room to grow.
  if (/\bbig\b/.test(noun)) return isLarge ? (where === 'sky' ? 1.25 : 1.5) : 1.7
  // What there is to be more of is seen.
  return isFurther(noun) && !isLarge ? 1.4 : 1
}

/** "More flowers" than are there already. */
const isFurther = (noun: string): boolean => /^(?:more|another) /.test(noun)

/** A lamp that gives light is another one than the lamp that lies broken. */
const isAlike = (one: NamedProp, other: NamedProp): boolean =>
  one.drawing === other.drawing && one.colour === other.colour && one.damage === other.damage

/** A broken wagon is another one than the whole wagon that somebody has. */
const isShownBy = (shown: NamedProp, prop: NamedProp): boolean =>
  shown.drawing === prop.drawing && (prop.damage === undefined || shown.damage !== undefined)

function colourOf(noun: string, word: string): Colour | null {
  return colourSaidOf(word, noun)
}

/** `shown` are nouns of things that need not stand about: they are in somebody's hands or part of the setting. */
export function findProps(nouns: readonly string[], shown: readonly string[], random: Random): FoundProps {
  const elsewhere = shown.flatMap((noun) => findProp(noun) ?? [])
  const found = nouns.flatMap((noun) => findProp(noun) ?? [])
  const list = found.filter(
    (prop, index) =>
      (!elsewhere.some((other) => isShownBy(other, prop)) ||
        isFurther(prop.noun) ||
        prop.words !== undefined) &&
      (isFurther(prop.noun) || found.findIndex((other) => isAlike(other, prop)) === index),
  )
  const first = random.chance(0.5) ? 1 : -1
  const sideOf = (noun: string): -1 | 1 => {
    const wanted = findProp(noun)
    const index = list.findIndex((prop) => prop.drawing === wanted?.drawing)
    return (index < 0 ? 0 : index) % 2 === 0 ? first : first === 1 ? -1 : 1
  }
  return { list, sideOf }
}

/** Whether somebody can have it in the hands: a flag yes, a cart no, but a piece of one. What has no drawing is a small bundle. */
export function isHandy(noun: string): boolean {
  const found = findProp(noun)
  return found?.drawing.standsAlone !== true || found.damage?.endsWith('piece') === true
}

/** From this width on a thing is held from below, in two hands. */
const WIDE = 112

/**
 * What is in the hands, about the origin; `body` says whether an arm can hold something up, and whether a staff can stand
 * on the ground. A thing without a drawing is held as a small cloth bundle.
 */
export function heldThing(noun: string, body: { aloft: boolean; upright: boolean }): Held | null {
  const prop = findProp(noun) ?? findProp('bundle')
  if (!prop) return null
  const natural = prop.words ? LETTERED_IN_HAND : prop.drawing.size
  const drawn = prop.damage
    ? broken(prop.drawing.draw(prop.colour), prop.damage === 'other piece' ? prop.damage : 'piece')
    : ((prop.words ? undefined : prop.drawing.inHand?.(prop.colour)) ?? drawProp(prop))
  const grip = prop.damage ? undefined : prop.drawing.grip
  if (body.upright && grip !== undefined) {
    const inHand = placement({ y: (natural * grip) / 100, scale: natural / 100 })
    return { shapes: place(drawn, inHand), aloft: false, wide: false, stands: 0 }
  }
  const { heldOpen } = prop.drawing
  if (body.upright && heldOpen !== undefined && !prop.damage) {
    const between = placement({ y: (natural * heldOpen) / 100, scale: natural / 100 })
    return { shapes: place(drawn, between), aloft: false, wide: true, heldOpen: true }
  }
  if (body.upright && prop.drawing.hangs && !prop.damage) {
    const size = Math.min(HANGING, natural * FALLING)
    return {
      shapes: place(drawn, placement({ y: size * 0.94, scale: size / 100 })),
      aloft: false,
      wide: false,
    }
  }
  if (prop.damage && natural > LARGE) {
    const size = Math.min(HELD_PIECE, natural * 0.6)
    return {
      shapes: place(drawn, placement({ y: size * 0.66, scale: size / 100 })),
      aloft: false,
      wide: true,
    }
  }
  const aloft = body.aloft && prop.drawing.heldByFoot === true && !prop.damage
  const most = prop.words ? LETTERED_IN_HAND : HELD
  const size = aloft ? Math.min(HELD_ABOVE, natural) : Math.min(most, Math.max(HELD_LEAST, natural))
  const { left, right } = boundsOf(drawn.flatMap(({ path, surface }) => (surface === 'glow' ? [] : path)))
  const handle = prop.damage || prop.words ? undefined : prop.drawing.carriedAt
  const isBroad = !aloft && handle === undefined && ((right - left) / 100) * size > WIDE
  const wide = prop.words !== undefined || isBroad
  // A fist is around the shaft, not under its end.
  const foot = aloft ? SHAFT : size * (prop.words ? 0.1 : wide ? 0.16 : 0.5)
  return {
    shapes: place(drawn, placement({ y: foot, scale: size / 100 })),
    aloft,
    wide,
    stands: aloft ? 0 : Math.max(0, foot - PALM),
    ...(handle !== undefined && {
      carried: { middle: (size * handle) / 100 - foot, foot: (size * handle) / 100 },
    }),
  }
}
