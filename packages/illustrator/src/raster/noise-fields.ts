import { createNoise2D } from 'simplex-noise'
import { PAGE_SIZE } from '../drawing/shape.ts'
import { createRandom } from '../geometry/random.ts'

/**
 * The grain of paper and paint: fields of PAGE_SIZE × PAGE_SIZE values from -127 to 127, the same for every
 * picture, made when a style first needs them and kept (1 MB each).
 */
export type NoiseField = Int8Array

export type FieldName = keyof typeof recipes

interface FieldRecipe {
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
  bendX: { along: 0.006, across: 0.006, octaves: 3, step: 16 },
  bendY: { along: 0.006, across: 0.006, octaves: 3, step: 16 },
  /** The tremble of a hand. */
  trembleX: { along: 0.03, across: 0.03, octaves: 2, step: 4 },
  trembleY: { along: 0.03, across: 0.03, octaves: 2, step: 4 },
  /** Clouds of water in a wash. */
  bloom: { along: 0.005, across: 0.005, octaves: 4, step: 16 },
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
  glass: { along: 0.01, across: 0.028, octaves: 2, step: 4 },
} satisfies Record<string, FieldRecipe>

const fields = new Map<FieldName, NoiseField>()

export function noiseField(name: FieldName): NoiseField {
  let field = fields.get(name)
  if (!field) {
    field = makeField(name, recipes[name])
    fields.set(name, field)
  }
  return field
}

function makeField(name: string, recipe: FieldRecipe): NoiseField {
  const random = createRandom(`noise ${name}`)
  const noise = createNoise2D(random.next)
  const side = PAGE_SIZE / recipe.step + 1
  const cosine = Math.cos(recipe.direction ?? 0)
  const sine = Math.sin(recipe.direction ?? 0)
  const lattice = new Float32Array(side * side)
  const total = 2 - 2 ** (1 - recipe.octaves)
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      const [x, y] = [column * recipe.step, row * recipe.step]
      const u = (x * cosine + y * sine) * recipe.along
      const v = (y * cosine - x * sine) * recipe.across
      let sum = 0
      for (let octave = 0; octave < recipe.octaves; octave++)
        sum += noise(u * 2 ** octave, v * 2 ** octave) * 0.5 ** octave
      lattice[row * side + column] = (sum / total) * 127
    }
  }
  return blend(lattice, side, recipe.step)
}

/** Bilinear between the points of the lattice. */
function blend(lattice: Float32Array, side: number, step: number): NoiseField {
  const field = new Int8Array(PAGE_SIZE * PAGE_SIZE)
  for (let y = 0; y < PAGE_SIZE; y++) {
    const row = Math.floor(y / step)
    const down = y / step - row
    for (let x = 0; x < PAGE_SIZE; x++) {
      const column = Math.floor(x / step)
      const right = x / step - column
      const corner = row * side + column
      const top = (lattice[corner] ?? 0) * (1 - right) + (lattice[corner + 1] ?? 0) * right
      const low = (lattice[corner + side] ?? 0) * (1 - right) + (lattice[corner + side + 1] ?? 0) * right
      field[y * PAGE_SIZE + x] = top * (1 - down) + low * down
    }
  }
  return field
}
