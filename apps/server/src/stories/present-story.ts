import {
  type Companion,
  curlyMarks,
  type LibraryItem,
  type LinkPicture,
  type PublicStory,
  pictureWidths,
  type StoryPage,
} from '@faith-fables/contract'
import type { AuthoredStory, ListedStory, ShelvedStory, Story } from './story-store.ts'

// Words are printed when they are stored; books from before that are printed when they are shown.

const nameless = 'A Faith Fables family'

/** Under what name an author stands. */
export const authorNameOf = (displayName: string | null): string => displayName ?? nameless

/** A whole story, for the reader. */
export function presentStory({ story, authorName }: AuthoredStory): PublicStory {
  return {
    ...frontOf(story, authorName),
    linkPicture: story.linkPicture ?? firstPicture(story),
    keyMoments: story.pages.map(printedPage),
    companion: story.companion && printedCompanion(story.companion),
    narration: story.narration,
  }
}

/** A story in a list: its first page stands for all of them. */
export function presentListed(listed: ListedStory): PublicStory {
  const keyMoments = listed.firstPage ? [printedPage(listed.firstPage)] : []
  return {
    ...frontOf(listed, listed.authorName),
    linkPicture: null,
    keyMoments,
    companion: null,
    narration: null,
  }
}

/** What whole stories and listed ones say alike. */
function frontOf(story: Omit<ListedStory, 'firstPage' | 'authorName'>, authorName: string | null) {
  return {
    _id: story.id,
    id: story.id,
    title: curlyMarks(story.title),
    visibility: story.visibility,
    isFeatured: story.isFeatured,
    userId: story.uid,
    authorName: authorNameOf(authorName),
    imageUrl: story.imageUrl,
    moralMessage: story.moralMessage && curlyMarks(story.moralMessage),
    bibleVerse: story.bibleVerse,
    theme: story.theme,
    ageGroup: story.ageGroup,
    ...toldIn(story),
    createdAt: story.createdAt.toISOString(),
  }
}

const toldIn = ({ language }: Pick<Story, 'language'>) => (language === 'en' ? {} : { language })

function printedPage(page: StoryPage): StoryPage {
  return { ...page, textSnippet: curlyMarks(page.textSnippet), alt: curlyMarks(page.alt) }
}

function printedCompanion({ talk, prayer, remember }: Companion): Companion {
  return {
    talk: talk.map((question) => curlyMarks(question)),
    prayer: curlyMarks(prayer),
    remember: curlyMarks(remember),
  }
}

function firstPicture({ pages: [first] }: Story): LinkPicture | null {
  const [width] = pictureWidths
  return first ? { url: first.selectedImageUrl, width, height: width, alt: curlyMarks(first.alt) } : null
}

/** A published story in its parent's library. */
export function presentLibraryItem({ language, ...story }: ShelvedStory): LibraryItem {
  return {
    ...story,
    ...toldIn({ language }),
    title: curlyMarks(story.title),
    _type: 'published',
    createdAt: story.createdAt.toISOString(),
    status: null,
    processingError: null,
    progress: 100,
  }
}
