import { Ornament } from '../../ui/pictures/ornament.tsx'
import { Picture } from '../../ui/pictures/picture.tsx'

export interface BookFrontProps {
  /** Null where the story has no picture: the drawing of a book stands there. */
  imageUrl: string | null
  /** Gives both their form. */
  className: string
  /** Pixels of the picture as it stands; the drawing has a part of it. */
  size: number
  ornamentSize: number
}

/** The front of a book, square. Its title stands beside it. */
export function BookFront({ imageUrl, className, size, ornamentSize }: BookFrontProps) {
  const placeholder = (
    <span className={className}>
      <Ornament name="book" size={ornamentSize} />
    </span>
  )
  return (
    <Picture
      className={className}
      src={imageUrl}
      alt=""
      width={size}
      height={size}
      placeholder={placeholder}
    />
  )
}
