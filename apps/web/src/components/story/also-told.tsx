import type { StoryEdition } from '@faith-fables/contract'
import { Fragment } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'

/** The same story for other ages, each a link. */
export function AlsoTold({ editions }: { editions: readonly StoryEdition[] }) {
  return (
    <p>
      Also told for{' '}
      {editions.map(({ id, ageGroup }, place) => (
        <Fragment key={id}>
          {place > 0 && (place === editions.length - 1 ? ' and ' : ', ')}
          <Link to={paths.story(id)}>{ageGroup}</Link>
        </Fragment>
      ))}
    </p>
  )
}
