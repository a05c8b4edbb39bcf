import { type LibraryItem, type LinkPicture, type PublicStory, pictureWidths } from '@faith-fables/contract'
import type { AuthoredStory, ListedStory, ShelvedStory, Story } from './story-store.ts'

const nameless = 'A Faith Fables family'

/** A whole story, for the reader. */
export function presentStory({ story, authorName }: AuthoredStory): PublicStory {
  return {
    ...frontOf(story, authorName),
    linkPicture: story.linkPicture ?? firstPicture(story),
    keyMoments: story.pages,
    companion: story.companion,
  }
}

/** A story in a list: its first page stands for all of them. */
export function presentListed(listed: ListedStory): PublicStory {
  const keyMoments = listed.firstPage ? [listed.firstPage] : []
  return { ...frontOf(listed, listed.authorName), linkPicture: null, keyMoments, companion: null }
}

/** What whole stories and listed ones say alike. */
function frontOf(story: Omit<ListedStory, 'firstPage' | 'authorName'>, authorName: string | null) {
  return {
    _id: story.id,
    id: story.id,
    title: story.title,
    visibility: story.visibility,
    isFeatured: story.isFeatured,
    userId: story.uid,
    authorName: authorName ?? nameless,
    imageUrl: story.imageUrl,
    moralMessage: story.moralMessage,
    bibleVerse: story.bibleVerse,
    theme: story.theme,
    ageGroup: story.ageGroup,
    createdAt: story.createdAt.toISOString(),
  }
}

function firstPicture({ pages: [first] }: Story): LinkPicture | null {
  const [width] = pictureWidths
  return first ? { url: first.selectedImageUrl, width, height: width, alt: first.alt } : null
}

/** A published story in its parent's library. */
export function presentLibraryItem(story: ShelvedStory): LibraryItem {
  return {
    ...story,
    _type: 'published',
    createdAt: story.createdAt.toISOString(),
    status: null,
    processingError: null,
    progress: 100,
  }
}
