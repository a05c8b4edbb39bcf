import { Picture } from '../../ui/pictures/picture.tsx'
import './picture-fan.css'

/** Different scenes in different styles, `little-1.webp` and so on; the illustrator drew them (`draw-examples.ts`). */
const scenes = 12

/** As many little pictures as a story has. The number stands beside it in words. */
export function PictureFan({ count }: { count: number }) {
  const places = Array.from({ length: count }, (_, place) => place)
  return (
    <div className="picture-fan" aria-hidden="true">
      {places.map((place) => (
        <span key={place}>
          <Picture
            src={`/pictures/little-${(place % scenes) + 1}.webp`}
            alt=""
            width={128}
            height={128}
            placeholder={<span className="picture-fan-blank" />}
          />
        </span>
      ))}
    </div>
  )
}
