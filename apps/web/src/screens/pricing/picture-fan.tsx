import { useQuery } from '@tanstack/react-query'
import { illustrationStylesQuery } from '../../api/reference-queries.ts'
import { Picture } from '../../ui/picture.tsx'
import './picture-fan.css'

/** As many little pictures as a story has, in the styles it may be drawn in. The number stands beside it in words. */
export function PictureFan({ count }: { count: number }) {
  const { data: styles = [] } = useQuery(illustrationStylesQuery)
  const pictures = Array.from({ length: count }, (_, place) => {
    return { place, src: styles.length > 0 ? styles[place % styles.length]?.styleImagePath : null }
  })
  return (
    <div className="picture-fan" aria-hidden="true">
      {pictures.map(({ place, src }) => (
        <span key={place}>
          <Picture
            src={src}
            alt=""
            width={340}
            height={340}
            placeholder={<span className="picture-fan-blank" />}
          />
        </span>
      ))}
    </div>
  )
}
