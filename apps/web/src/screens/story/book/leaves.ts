import type { Companion, PublicStory, StoryLanguageCode, StoryPage } from '@faith-fables/contract'

/** A page of the story. */
export interface PageLeaf {
  kind: 'page'
  page: StoryPage
  /** Of its words; absent for English. */
  language: StoryLanguageCode | undefined
  /** The same page in another language; null where the book is read in one. */
  second: SecondText | null
  /** The folio, from 1 on. */
  folio: number
  isLast: boolean
  /** Whether the last page is followed by the companion. */
  hasCompanion: boolean
}

/** Words below those of the page. */
export interface SecondText {
  text: string
  language: StoryLanguageCode
}

/** What a family does with the story after its last page. */
export interface CompanionLeaf {
  kind: 'companion'
  companion: Companion
  /** Of its words; absent for English. */
  language: StoryLanguageCode | undefined
}

export type Leaf = PageLeaf | CompanionLeaf

/**
 * The leaves of a story: its pages in ascending index order, then the companion where there is one.
 * @param second the story in another language, of as many pages
 */
export function leavesOf(
  { keyMoments, companion, language }: Pick<PublicStory, 'keyMoments' | 'companion' | 'language'>,
  second: Pick<PublicStory, 'keyMoments' | 'language'> | null = null,
): Leaf[] {
  const pages = inOrder(keyMoments)
  const below = second && inOrder(second.keyMoments)
  const leaves = pages.map((page, place): Leaf => {
    const text = below?.[place]?.textSnippet
    return {
      kind: 'page',
      page,
      language,
      second: text ? { text, language: second?.language ?? 'en' } : null,
      folio: place + 1,
      isLast: place === pages.length - 1,
      hasCompanion: companion !== null,
    }
  })
  return companion ? [...leaves, { kind: 'companion', companion, language }] : leaves
}

const inOrder = (pages: readonly StoryPage[]): StoryPage[] =>
  pages.toSorted((one, other) => one.index - other.index)

/** All words that stand on a page. */
export const wordsOn = ({ page, second }: Pick<PageLeaf, 'page' | 'second'>): string =>
  second ? `${page.textSnippet}\n${second.text}` : page.textSnippet

export interface Place {
  /** From 1 on. The companion still counts as the last page. */
  page: number
  pages: number
  /** How much has been read; 100 on the last page. */
  percent: number
}

/** Where one is in the book. */
export function placeOf(leaves: readonly Leaf[], leafNumber: number): Place {
  const pages = leaves.filter(({ kind }) => kind === 'page').length
  const page = Math.min(leafNumber + 1, pages)
  return { page, pages, percent: (page / pages) * 100 }
}

export type Direction = 'next' | 'previous'

/**
 * The leaf that turning leads to; null where there is none. Nobody falls out of the story by turning: the companion has a way
 * in of its own, and turning leads only out of it.
 */
export function leafAfterTurning(
  leaves: readonly Leaf[],
  leafNumber: number,
  direction: Direction,
): number | null {
  if (direction === 'previous') return leafNumber > 0 ? leafNumber - 1 : null
  return leaves[leafNumber + 1]?.kind === 'page' ? leafNumber + 1 : null
}

/** The leaf to put a bookmark at; 0 where the story has been read to its end and begins anew the next time. */
export function placeToKeep(leaves: readonly Leaf[], leafNumber: number): number {
  return leafAfterTurning(leaves, leafNumber, 'next') === null ? 0 : leafNumber
}
