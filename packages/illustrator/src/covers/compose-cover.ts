import { composeOnce } from '../composition/compose.ts'
import type { Composition } from '../composition/composition.ts'
import type { Look } from '../looks/look.ts'
import type { FigureDescription } from '../scene-description.ts'
import { type CoverFault, coverFaults } from './cover-faults.ts'
import type { CoverFormat } from './cover-format.ts'
import type { CoverIdea } from './cover-idea.ts'
import { stageCover } from './stage-cover.ts'

/** A cover in both of its formats, and what is wrong with it. */
export interface ComposedCover {
  idea: CoverIdea
  compositions: Record<CoverFormat, Composition>
  faults: CoverFault[]
}

/** How often an idea is staged anew before the next one is tried. */
const TRIES = 6

interface CoverToCompose {
  /** What the cover could show, best first: see `coverIdeas`. */
  ideas: readonly CoverIdea[]
  /** How the figures of each idea look, in their order. */
  looks: readonly (readonly Look[])[]
  cast: readonly FigureDescription[]
  seed: string
}

/** The first idea that can be shown with everybody whole in every format; the one with the fewest faults where there is none. */
export function composeCover({ ideas, looks, cast, seed }: CoverToCompose): ComposedCover {
  let best: ComposedCover | undefined
  for (const [place, idea] of ideas.entries()) {
    const square = bestOf('square', { idea, looks: looks[place] ?? [], cast, seed })
    const share = bestOf('share', { idea, looks: looks[place] ?? [], cast, seed })
    const cover = {
      idea,
      compositions: { square: square.composition, share: share.composition },
      faults: [...square.faults, ...share.faults],
    }
    if (cover.faults.length === 0) return cover
    if (!best || cover.faults.length < best.faults.length) best = cover
  }
  if (!best) throw new RangeError('A cover without an idea shows nothing.')
  return best
}

function bestOf(
  format: CoverFormat,
  {
    idea,
    looks,
    cast,
    seed,
  }: { idea: CoverIdea; looks: readonly Look[]; cast: readonly FigureDescription[]; seed: string },
) {
  let best: { composition: Composition; faults: CoverFault[] } | undefined
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const staging = stageCover(idea, format, seed, attempt)
    const request = { scene: idea.scene, cast, looks, seed, candidate: 0, staging }
    const composition = composeOnce(request, attempt, {})
    const faults = coverFaults(idea, format, composition)
    if (!best || faults.length < best.faults.length) best = { composition, faults }
    if (faults.length === 0) break
  }
  if (!best) throw new Error('A cover was not composed.')
  return best
}
