import type { StoryPage } from '@faith-fables/contract'
import { pictureSourceSet } from '@faith-fables/contract/picture-sizes'
import { useEffect, useRef } from 'react'
import { Ornament } from '../../ui/pictures/ornament.tsx'
import { Picture } from '../../ui/pictures/picture.tsx'

export interface StoryPageToReadProps {
  page: StoryPage
  ageGroup: string
  /** It is read just now: its words come into view. */
  isRead: boolean
}

/** A page as somebody reads it aloud: picture, and words in large letters. */
export function StoryPageToRead({ page, ageGroup, isRead }: StoryPageToReadProps) {
  const words = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isRead) words.current?.scrollIntoView({ block: 'start' })
  }, [isRead])
  return (
    <div className="story-page" data-age={ageGroup}>
      <Picture
        key={page.selectedImageUrl}
        className="torn"
        src={page.selectedImageUrl}
        srcSet={pictureSourceSet(page.selectedImageUrl)}
        sizes="(min-width: 768px) 400px, 90vw"
        width={512}
        height={512}
        loading="eager"
        alt={page.alt}
        placeholder={
          <div className="story-page-no-picture">
            <Ornament name="book" size={96} />
          </div>
        }
      />
      <div ref={words} className="story-page-words">
        {page.textSnippet.split(/\n+/).map((paragraph, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of a finished page stay where they are
          <p key={place}>{paragraph}</p>
        ))}
      </div>
    </div>
  )
}
