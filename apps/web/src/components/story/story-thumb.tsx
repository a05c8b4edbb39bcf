import { BookFront } from './book-front.tsx'
import './story-thumb.css'

/** The front of a book in a row. */
export function StoryThumb({ imageUrl }: { imageUrl: string | null }) {
  return <BookFront className="story-thumb" imageUrl={imageUrl} size={64} ornamentSize={32} />
}
