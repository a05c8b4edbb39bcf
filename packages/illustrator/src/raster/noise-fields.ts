import { createNoise2D } from 'simplex-noise'
import { createRandom } from '../geometry/random.ts'
import type { Grid } from './grid.ts'
import { keep } from './keep.ts'

/**
 * The grain of paper and paint: a value from -127 to 127 for each pixel, the same for every picture, made when a style
 * first needs them and kept (1 MB each, 4 on the fine grid).
 */
export type NoiseField = Int8Array

export type FieldName = keyof typeof recipes

interface FieldRecipe {
  /** What is drawn with it lies where it lies on every grid; without it waves are counted in pixels, and are finer on a finer grid. */
  ofPage?: true
  /** Waves per unit along and across the grain. */
  along: number
  across: number
  octaves: number
  /** Direction of the grain in radians. */
  direction?: number
  /** Values are worked out on every n-th unit and blended between; slow waves need no more. */
  step: 1 | 2 | 4 | 16
}

const recipes = {
  /** Slow bends of an edge, for x and y. */
  bendX: { ofPage: true, along: 0.006, across: 0.006, octaves: 3, step: 16 },
  bendY: { ofPage: true, along: 0.006, across: 0.006, octaves: 3, step: 16 },
  /** The tremble of a hand. */
  trembleX: { ofPage: true, along: 0.03, across: 0.03, octaves: 2, step: 4 },
  trembleY: { ofPage: true, along: 0.03, across: 0.03, octaves: 2, step: 4 },
  /** Clouds of water in a wash. */
  bloom: { ofPage: true, along: 0.005, across: 0.005, octaves: 4, step: 16 },
  /** The tooth of the paper. */
  grain: { along: 0.45, across: 0.45, octaves: 2, step: 1 },
  /** Hollows of rough paper, a few pixels wide. */
  tooth: { along: 0.2, across: 0.2, octaves: 2, step: 2 },
  /** Paper fibres. */
  fibre: { along: 0.5, across: 0.02, octaves: 1, direction: 0.6, step: 2 },
  /** Long level strokes, about eight pixels thick; strokeAt turns them. */
  strokes: { along: 0.011, across: 0.12, octaves: 2, step: 2 },
  /** Brush marks of thick paint. */
  brush: { along: 0.008, across: 0.09, octaves: 2, direction: -0.2, step: 2 },
  /** Ripples in old glass. */
  glass: { ofPage: true, along: 0.01, across: 0.028, octaves: 2, step: 4 },
} satisfies Record<string, FieldRecipe>

export function noiseField(name: FieldName, grid: Grid): NoiseField {
  return keep(grid, name, () => makeField(name, recipes[name], grid))
}

/** The same, not kept: for what is made of it once. */
export const passingField = (name: FieldName, grid: Grid): NoiseField => makeField(name, recipes[name], grid)

function makeField(name: string, recipe: FieldRecipe, { side: pixels, perUnit }: Grid): NoiseField {
  const random = createRandom(`noise ${name}`)
  const noise = createNoise2D(random.next)
  const side = pixels / recipe.step + 1
  const unit = recipe.ofPage ? perUnit : 1
  const cosine = Math.cos(recipe.direction ?? 0)
  const sine = Math.sin(recipe.direction ?? 0)
  const lattice = new Float32Array(side * side)
  const total = 2 - 2 ** (1 - recipe.octaves)
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      const [x, y] = [(column * recipe.step) / unit, (row * recipe.step) / unit]
      const u = (x * cosine + y * sine) * recipe.along
      const v = (y * cosine - x * sine) * recipe.across
      let sum = 0
      for (let octave = 0; octave < recipe.octaves; octave++)
        sum += noise(u * 2 ** octave, v * 2 ** octave) * 0.5 ** octave
      lattice[row * side + column] = (sum / total) * 127
    }
  }
  return blend(lattice, side, recipe.step, pixels)
}

/** Bilinear between the points of the lattice. */
function blend(lattice: Float32Array, side: number, step: number, pixels: number): NoiseField {
  const field = new Int8Array(pixels * pixels)
  for (let y = 0; y < pixels; y++) {
    const row = Math.floor(y / step)
    const down = y / step - row
    for (let x = 0; x < pixels; x++) {
      const column = Math.floor(x / step)
      const right = x / step - column
      const corner = row * side + column
      const top = (lattice[corner] ?? 0) * (1 - right) + (lattice[corner + 1] ?? 0) * right
      const low = (lattice[corner + side] ?? 0) * (1 - right) + (lattice[corner + side + 1] ?? 0) * right
      field[y * pixels + x] = top * (1 - down) + low * down
    }
  }
  return field
}
