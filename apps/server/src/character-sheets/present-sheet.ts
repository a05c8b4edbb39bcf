import type { CharacterSheet, IllustrationStyle } from '@faith-fables/contract'
import type { StoredSheet } from './character-sheet-store.ts'

/** A sheet as its parent sees it. */
export function presentSheet(
  { characterId, style, imageUrl, earlierUrl, state }: StoredSheet,
  styles: readonly IllustrationStyle[],
): CharacterSheet {
  const styleName = styles.find(({ _id }) => _id === style)?.name ?? style
  return { characterId, style, styleName, imageUrl, earlierUrl, state }
}
