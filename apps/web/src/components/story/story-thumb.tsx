import { Ornament } from '../../ui/pictures/ornament.tsx'
import { Picture } from '../../ui/pictures/picture.tsx'
import './story-thumb.css'

/** The front of a book in a row. */
export function StoryThumb({ imageUrl }: { imageUrl: string | null }) {
  return (
    <Picture
      className="story-thumb"
      src={imageUrl}
      alt=""
      width={64}
      height={64}
      placeholder={
        <span className="story-thumb">
          <Ornament name="book" size={32} />
        </span>
      }
    />
  )
}
