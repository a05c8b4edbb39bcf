import { type LibraryItem, type LinkPicture, type PublicStory, pictureWidths } from '@faith-fables/contract'
import type { AuthoredStory, Story } from './story-store.ts'

const nameless = 'A Faith Fables family'

/** A whole story, for the reader. */
export function presentStory({ story, authorName }: AuthoredStory): PublicStory {
  return {
    _id: story.id,
    id: story.id,
    title: story.title,
    visibility: story.visibility,
    isFeatured: story.isFeatured,
    userId: story.uid,
    authorName: authorName ?? nameless,
    imageUrl: story.imageUrl,
    linkPicture: story.linkPicture ?? firstPicture(story),
    moralMessage: story.moralMessage,
    bibleVerse: story.bibleVerse,
    theme: story.theme,
    ageGroup: story.ageGroup,
    createdAt: story.createdAt.toISOString(),
    keyMoments: story.pages,
    companion: story.companion,
  }
}

function firstPicture({ pages: [first] }: Story): LinkPicture | null {
  const [width] = pictureWidths
  return first ? { url: first.selectedImageUrl, width, height: width, alt: first.alt } : null
}

/** A story in a list: its first page stands for all of them. */
export function presentListed(authored: AuthoredStory): PublicStory {
  const whole = presentStory(authored)
  return { ...whole, keyMoments: whole.keyMoments.slice(0, 1), companion: null, linkPicture: null }
}

/** A published story in its parent's library. */
export function presentLibraryItem({ story }: AuthoredStory): LibraryItem {
  return {
    id: story.id,
    _type: 'published',
    title: story.title,
    imageUrl: story.imageUrl,
    ageGroup: story.ageGroup,
    createdAt: story.createdAt.toISOString(),
    status: null,
    processingError: null,
    visibility: story.visibility,
    isFeatured: story.isFeatured,
    moralMessage: story.moralMessage,
    bibleVerse: story.bibleVerse,
    theme: story.theme,
    progress: 100,
  }
}
