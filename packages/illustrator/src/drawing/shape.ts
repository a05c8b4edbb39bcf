import type { Matrix } from '../geometry/matrix.ts'
import { growth, placement } from '../geometry/matrix.ts'
import type { Path } from '../geometry/path.ts'
import { boundsOf, ellipse, moved } from '../geometry/path.ts'
import type { Colour } from './colour.ts'

/**
 * What a shape is made of. A style decides by it how the shape is painted:
 * - round: a body with volume · land: hills, floors, walls, lit from above · water: waves
 * - skin: round, but its colour is kept · flat: a pattern or small part lying on something
 * - feature: eyes, mouth, freckles: always crisp · sky: behind everything, never outlined
 * - shadow: under somebody's feet · glow: light
 */
export type Surface = 'round' | 'land' | 'water' | 'skin' | 'flat' | 'feature' | 'sky' | 'shadow' | 'glow'

/** From one colour to another, downwards, or from the middle outwards. Opacities are 1 unless given. */
export interface Gradient {
  kind: 'downwards' | 'outwards'
  from: Colour
  to: Colour
  fromOpacity?: number
  toOpacity?: number
}

/**
 * What grows, and so looks another way in another season. The leaves of trees: a crown that may blossom, one that
 * always does (fruit trees), foliage that never does, and a single leaf, which winter takes.
 */
export type Growth = 'crown' | 'blossoming' | 'foliage' | 'leaf' | 'bush' | 'grass' | 'flower' | 'fruit'

/** One thing of a scenery that a picture may do without. */
export interface Piece {
  noun: string
}

export interface Shape {
  path: Path
  surface: Surface
  /** The filling; absent for a line. */
  fill?: Colour | Gradient
  line?: { colour: Colour; width: number }
  opacity?: number
  growth?: Growth
  /** The tree, the house that it is a part of; the same object for all of its shapes. */
  piece?: Piece
  /** Digits or words: when what they are on is mirrored, they stay readable. */
  legible?: true
  /** Where snow lies, it lies on the upper edge (roofs, boughs), or on all of it (paths); on a bare wall none does. */
  snow?: 'capped' | 'covered' | 'bare'
}

export const round = (path: Path, fill: Colour): Shape => ({ path, fill, surface: 'round' })
export const land = (path: Path, fill: Colour | Gradient): Shape => ({ path, fill, surface: 'land' })
export const water = (path: Path, fill: Colour): Shape => ({ path, fill, surface: 'water' })
export const skin = (path: Path, fill: Colour): Shape => ({ path, fill, surface: 'skin' })
export const flat = (path: Path, fill: Colour, opacity = 1): Shape => ({
  path,
  fill,
  surface: 'flat',
  opacity,
})
export const feature = (path: Path, fill: Colour, opacity = 1): Shape => ({
  path,
  fill,
  surface: 'feature',
  opacity,
})
export const sky = (path: Path, fill: Colour | Gradient): Shape => ({ path, fill, surface: 'sky' })

/** A shape that looks another way in another season. */
export const growing = (growth: Growth, shape: Shape): Shape => ({ ...shape, growth })

/** The shapes of one thing of a scenery: a tree, a house. */
export function pieceOf(noun: string, shapes: readonly Shape[]): Shape[] {
  const piece: Piece = { noun }
  return shapes.map((shape) => ({ ...shape, piece }))
}

/** The shapes of every such thing of a scenery, in the order in which they are drawn. */
export function shapesByPiece(layers: readonly Layer[]): Map<Piece, Shape[]> {
  const pieces = new Map<Piece, Shape[]>()
  for (const shape of layers.flatMap(({ shapes }) => shapes)) {
    if (!shape.piece) continue
    const others = pieces.get(shape.piece)
    if (others) others.push(shape)
    else pieces.set(shape.piece, [shape])
  }
  return pieces
}

/** A roof, a post, a bough: snow lies on its upper edge. */
export const capped = (shape: Shape): Shape => ({ ...shape, snow: 'capped' })

/** Something on the ground that snow covers like the ground. */
export const covered = (shape: Shape): Shape => ({ ...shape, snow: 'covered' })

/** Digits or words in paint. */
export const lettering = (path: Path, fill: Colour): Shape => ({ ...flat(path, fill), legible: true })

/** A drawn line: seams, smiles, ropes. */
export const line = (path: Path, colour: Colour, width: number, opacity = 1): Shape => ({
  path,
  line: { colour, width },
  surface: 'flat',
  opacity,
})
export const featureLine = (path: Path, colour: Colour, width: number): Shape => ({
  path,
  line: { colour, width },
  surface: 'feature',
})

/** Soft light around a lamp, the sun, a window. */
export function glow(x: number, y: number, radius: number, colour: Colour, opacity = 0.55): Shape {
  const fill: Gradient = { kind: 'outwards', from: colour, to: colour, fromOpacity: opacity, toOpacity: 0 }
  return { path: ellipse(x, y, radius), fill, surface: 'glow' }
}

/** Glass with a lamp behind it, or a flame: it keeps its colour in the dark. */
export const shining = (path: Path, colour: Colour): Shape[] => [
  flat(path, colour),
  { path, fill: colour, surface: 'glow', opacity: 0.86 },
]

/** A soft tint on a cheek. */
export function blush(
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  colour: Colour,
  opacity: number,
): Shape {
  const fill: Gradient = { kind: 'outwards', from: colour, to: colour, fromOpacity: opacity, toOpacity: 0 }
  return { path: ellipse(x, y, radiusX, radiusY), fill, surface: 'feature' }
}

/** The shadow of something that stands at x, y. */
export function castShadow(x: number, y: number, radiusX: number, radiusY: number, opacity = 0.34): Shape {
  const fill: Gradient = {
    kind: 'outwards',
    from: '#2b2440',
    to: '#2b2440',
    fromOpacity: opacity,
    toOpacity: 0,
  }
  return { path: ellipse(x, y, radiusX, radiusY), fill, surface: 'shadow' }
}

export function place(shapes: readonly Shape[], matrix: Matrix): Shape[] {
  const scale = growth(matrix)
  const mirrors = matrix.a * matrix.d < matrix.b * matrix.c
  return shapes.map((shape) => ({
    ...shape,
    path: moved(mirrors && shape.legible ? turnedOver(shape.path) : shape.path, matrix),
    ...(shape.line && { line: { ...shape.line, width: shape.line.width * scale } }),
  }))
}

/** Mirrored about its own middle. */
function turnedOver(path: Path): Path {
  const { left, right } = boundsOf([path])
  return moved(path, placement({ x: left + right, mirrored: true }))
}

/** The same drawing with every colour changed, gradients and lines included. */
export function recolour(
  shapes: readonly Shape[],
  change: (colour: Colour, shape: Shape) => Colour,
): Shape[] {
  return shapes.map((shape) => {
    const { fill, line: stroke } = shape
    return {
      ...shape,
      ...(fill !== undefined && { fill: recolourFill(fill, (colour) => change(colour, shape)) }),
      ...(stroke && { line: { ...stroke, colour: change(stroke.colour, shape) } }),
    }
  })
}

function recolourFill(fill: Colour | Gradient, change: (colour: Colour) => Colour): Colour | Gradient {
  if (typeof fill === 'string') return change(fill)
  return { ...fill, from: change(fill.from), to: change(fill.to) }
}

/** A sheet of the stage: everything at about the same distance. */
export interface Layer {
  /** 0 is nearest, 1 is the sky; far layers are painted lighter and softer. */
  depth: number
  /** Whether it holds people or animals: they stay crisp and keep their colours. */
  figure: boolean
  shapes: Shape[]
  /** The name of the one figure that it shows; absent for all else, also for arms that lie over two. */
  who?: string
}

/** What a style paints: layers from back to front, in the 1024 × 1024 units of the picture. */
export interface Page {
  layers: Layer[]
  /** Chooses the accidents of paint, such as where a wash blooms. */
  seed: string
}

export const PAGE_SIZE = 1024
