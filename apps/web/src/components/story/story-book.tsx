import { pictureSourceSet } from '@faith-fables/contract/picture-sizes'
import { storyLanguages } from '@faith-fables/contract/story-languages'
import type { PublicStory, StoryAnswer } from '@faith-fables/contract/story-schemas'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { pictureSizes } from '../../picture-sizes.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { Ribbon, type RibbonTone } from '../../ui/labels/ribbon.tsx'
import { Ornament } from '../../ui/pictures/ornament.tsx'
import { Picture } from '../../ui/pictures/picture.tsx'
import './age-cloth.css'
import { LocalDate } from '../dates/local-date.tsx'
import './story-book.css'

/** What a card needs to know of a story; published stories and library items have it. */
export type BookStory = Pick<
  PublicStory,
  'id' | 'title' | 'language' | 'imageUrl' | 'ageGroup' | 'createdAt' | 'visibility' | 'isFeatured'
> & {
  /** What the desk said, for the owner. */
  answer?: StoryAnswer | null
}

export interface StoryBookProps {
  story: BookStory
  /** Where the book leads. */
  to: string
  /** Of a draft: its status in words. Its book leads on with making it. */
  draftStatus?: string
  /** The owner sees the story's visibility. */
  isOwner?: boolean
  /** What this parent can do with it: `OwnerButtons`, `AddToLibrary`. */
  buttons?: ReactNode
  /** Stands below the book. */
  below?: ReactNode
  headingLevel?: 'h2' | 'h3'
  /** The first one sees of a screen: its cover is drawn as soon as it is there. */
  isFirst?: boolean
  /** The cover is still left out. */
  isCoverLater?: boolean
}

const drawnAtOnce = { loading: 'eager', decoding: 'sync', fetchPriority: 'high' } as const

/** A story as a cloth-bound book: the cloth says the age group, ribbons say what it is, a label in which language where that is not English. */
export function StoryBook(props: StoryBookProps) {
  const { story, to, draftStatus, isOwner = false, below, headingLevel: Heading = 'h3' } = props
  const { isFirst = false, isCoverLater = false } = props
  return (
    <article className="book" data-age={story.ageGroup}>
      <div className="book-cover">
        <div className="book-art">
          {isCoverLater ? <div className="book-picture" /> : <Cover story={story} isFirst={isFirst} />}
          {story.language && (
            <span className="book-language" lang={story.language}>
              {storyLanguages[story.language].ownName}
            </span>
          )}
          <BookDetails {...props} />
        </div>
        <Heading className="book-title" lang={story.language}>
          <Link to={to}>{story.title}</Link>
        </Heading>
        {draftStatus ? (
          <DraftRibbon>{draftStatus}</DraftRibbon>
        ) : (
          <BookRibbons story={story} isOwner={isOwner} />
        )}
      </div>
      {below && <div className="book-below">{below}</div>}
    </article>
  )
}

function Cover({ story, isFirst }: { story: BookStory; isFirst: boolean }) {
  return (
    <Picture
      className="book-picture"
      src={story.imageUrl}
      srcSet={story.imageUrl ? pictureSourceSet(story.imageUrl) : undefined}
      sizes={pictureSizes.cover}
      alt=""
      width={512}
      height={512}
      {...(isFirst && drawnAtOnce)}
      placeholder={
        <div className="book-picture book-no-picture">
          <Ornament name="book" size={72} />
        </div>
      }
    />
  )
}

function BookDetails({ story, to, draftStatus, buttons }: StoryBookProps) {
  const action = draftStatus ? 'Continue' : 'View'
  return (
    <div className="book-more">
      <p>
        <b>{story.ageGroup}</b>
        <span>
          <LocalDate moment={story.createdAt} />
        </span>
      </p>
      <div className="book-actions">
        {/* The title is the same link for the keyboard. */}
        <LinkButton tone="primary" to={to} tabIndex={-1} aria-label={`${action} ${story.title}`}>
          {action}
        </LinkButton>
        {buttons}
      </div>
    </div>
  )
}

function DraftRibbon({ children }: { children: string }) {
  return (
    <div className="book-ribbons">
      <Ribbon tone="moss">{children}</Ribbon>
    </div>
  )
}

const visibilityWords = { private: 'Private', pending: 'Pending', public: 'Public' } as const
const visibilityTones = { private: 'paper', pending: 'moss', public: 'dusk' } as const satisfies Record<
  string,
  RibbonTone
>

const answerWords = {
  'sent-back': 'Sent back',
  'taken-down': 'Taken down',
  reported: 'Being looked at',
} as const

/** Others see only what the public may know: that a story is public, and that it is featured. */
function BookRibbons({ story, isOwner }: { story: BookStory; isOwner: boolean }) {
  const { visibility, isFeatured, answer } = story
  const isAnswered =
    isOwner &&
    answer &&
    (visibility === 'private' || (visibility === 'pending' && answer.kind === 'reported'))
  return (
    <div className="book-ribbons">
      {isAnswered && <Ribbon tone="berry">{answerWords[answer.kind]}</Ribbon>}
      {!isAnswered && (isOwner || visibility === 'public') && (
        <Ribbon tone={visibilityTones[visibility]}>{visibilityWords[visibility]}</Ribbon>
      )}
      {isFeatured && <Ribbon star>Featured</Ribbon>}
    </div>
  )
}
