import type { GenerationRecord } from '@faith-fables/contract'
import { curlyMarks } from '@faith-fables/contract/curly-marks'
import { pictureAddress } from '@faith-fables/contract/picture-sizes'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { Picture } from '../../../ui/pictures/picture.tsx'
import './story-cast.css'

/** Who is in the story, as a hosted model drew them alone before it drew the pages; nothing where it did not. */
export function StoryCast({ sheets = [] }: Pick<GenerationRecord, 'sheets'>) {
  if (sheets.length === 0) return null
  return (
    <section className="story-cast" aria-labelledby="story-cast">
      <h2 id="story-cast">Who is in this story</h2>
      <ul>
        {sheets.map(({ name, imageUrl }) => (
          <li key={imageUrl}>
            <Picture
              src={pictureAddress(imageUrl, 256)}
              width={256}
              height={256}
              alt={`${curlyMarks(name)}, drawn alone`}
              placeholder={null}
            />
            <b>{curlyMarks(name)}</b>
          </li>
        ))}
      </ul>
      <p>
        Drawn first, so that they look the same on every page. Whom you have saved you can have drawn again
        for your next stories, in <Link to={paths.profile()}>your profile</Link>.
      </p>
    </section>
  )
}
