import { compose } from '@faith-fables/illustrator/composition/compose'
import type { Composition } from '@faith-fables/illustrator/composition/composition'
import { type Fault, faultsOf } from '@faith-fables/illustrator/composition/faults'
import { thingFaultsOf } from '@faith-fables/illustrator/composition/thing-faults'
import type { ToldPage } from './told-pages.ts'

/** A fault with all that is needed to see it again. */
export interface FoundFault extends Fault {
  story: string
  page: number
  candidate: number
  viewpoint: Composition['arrangement']['viewpoint']
}

export const kindsOfFault = [
  'missing',
  'hidden-face',
  'cut-face',
  'unseen-face',
  'wrong-feeling',
  'tangled',
  'fused',
  'floating',
  'unseen-thing',
] as const

/** What is wrong in the first two candidates of pages, by geometry. */
export function faultsIn(pages: readonly ToldPage[]): FoundFault[] {
  return pages.flatMap(({ story, ...told }) =>
    [0, 1].flatMap((candidate) => {
      const composition = compose({ ...told, candidate })
      const { viewpoint } = composition.arrangement
      return faultsOf(told.scene, composition).map(
        (fault): FoundFault => ({ ...fault, story, page: told.page, candidate, viewpoint }),
      )
    }),
  )
}

/** What is wrong with the things of the first two candidates of pages: in the air, a giant, two in one place. */
export function thingFaultsIn(pages: readonly ToldPage[]): string[] {
  return pages.flatMap(({ story, ...told }) =>
    [0, 1].flatMap((candidate) =>
      thingFaultsOf(compose({ ...told, candidate })).map(
        ({ kind, who }) => `${kind} of ${who}: story ${story}, page ${told.page + 1}, candidate ${candidate}`,
      ),
    ),
  )
}

/** One line a fault: "hidden-face of Mia: story pages/3, page 4, candidate 1, seen level". */
export const sayFault = ({ kind, who, story, page, candidate, viewpoint }: FoundFault): string =>
  `${kind} of ${who}: story ${story}, page ${page + 1}, candidate ${candidate}, seen ${viewpoint}`
