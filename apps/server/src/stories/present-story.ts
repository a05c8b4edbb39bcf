import {
  type Companion,
  curlyMarks,
  type LibraryItem,
  type LinkPicture,
  marksOfLanguage,
  type PublicStory,
  pictureWidths,
  type StoryLanguageCode,
  type StoryPage,
} from '@faith-fables/contract'
import type { AuthoredStory, ListedStory, ShelvedStory, Story } from './story-store.ts'

// Words are printed when they are stored; books from before that, and the marks of other languages, when they are shown.

const nameless = 'A Faith Fables family'

/** Under what name an author stands. */
export const authorNameOf = (displayName: string | null): string => displayName ?? nameless

/** A whole story, for the reader. */
export function presentStory({ story, authorName }: AuthoredStory): PublicStory {
  return {
    ...frontOf(story, authorName),
    linkPicture: story.linkPicture ?? firstPicture(story),
    keyMoments: story.pages.map((page) => printedPage(page, story.language)),
    companion: story.companion && printedCompanion(story.companion, story.language),
    narration: story.narration,
  }
}

/** A story in a list: its first page stands for all of them. */
export function presentListed(listed: ListedStory): PublicStory {
  const keyMoments = listed.firstPage ? [printedPage(listed.firstPage, listed.language)] : []
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
    title: marksOfLanguage(story.title, story.language),
    visibility: story.visibility,
    isFeatured: story.isFeatured,
    userId: story.uid,
    authorName: authorNameOf(authorName),
    imageUrl: story.imageUrl,
    moralMessage: story.moralMessage && marksOfLanguage(story.moralMessage, story.language),
    bibleVerse: story.bibleVerse,
    theme: story.theme,
    ageGroup: story.ageGroup,
    ...toldIn(story),
    createdAt: story.createdAt.toISOString(),
  }
}

const toldIn = ({ language }: Pick<Story, 'language'>) => (language === 'en' ? {} : { language })

/** What a picture shows is told in English. */
function printedPage(page: StoryPage, language: StoryLanguageCode): StoryPage {
  return {
    ...page,
    textSnippet: marksOfLanguage(page.textSnippet, language),
    alt: curlyMarks(page.alt),
  }
}

function printedCompanion({ talk, prayer, remember }: Companion, language: StoryLanguageCode): Companion {
  const printed = (text: string) => marksOfLanguage(text, language)
  return { talk: talk.map(printed), prayer: printed(prayer), remember: printed(remember) }
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
    title: marksOfLanguage(story.title, language),
    _type: 'published',
    createdAt: story.createdAt.toISOString(),
    status: null,
    processingError: null,
    progress: 100,
  }
}
