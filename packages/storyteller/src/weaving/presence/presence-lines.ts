import type { Age } from '../../plots/plot.ts'

/**
 * Small deeds by which somebody (`{other}`) whom a page of the plot does not name is there all the same. Each
 * fits any scene: `{spot}` is a place in it ("by the gate"), `{find}` a small thing that lies about there
 * ("feather"), `{kept}` one that they have had since an earlier page. `{hero}` is on the page.
 */
export interface PresenceLines {
  /** For the first third: they come along. */
  first: readonly string[]
  /** For the middle, on pages that are not dark. */
  middle: readonly string[]
  /** For dark pages, wherever they come: quiet company. */
  dark: readonly string[]
  /** For pages on which the hero is alone with a trouble: they are near, and do not know. People only. */
  elsewhere?: readonly string[]
  /** For the last third: they are still there. */
  last: readonly string[]
}

export type PresenceByAge = Readonly<Record<Age, PresenceLines>>
