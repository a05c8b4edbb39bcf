import type { BookFinding, Character } from '@faith-fables/contract'
import type { SceneDescription } from '@faith-fables/illustrator/scene-description'

/** A book as far as it is made. */
export interface InspectedBook {
  pages: readonly string[]
  characters: readonly Character[]
  /** Of each page what its picture was drawn from; null, or none, where there is no picture yet. */
  scenes: readonly (SceneDescription | null)[]
}

/** Whoever reads a book for what contradicts itself. */
export interface BookInspector {
  /** In the order of the pages; places are counted in the text of their page. */
  inspect(book: InspectedBook): BookFinding[]
}
