import type { StoryEdition } from '@faith-fables/contract'
import { storyLanguages } from '@faith-fables/contract/story-languages'
import { Fragment } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'

/** 'Toddlers', 'Toddlers in Spanish'. */
export const editionName = ({ ageGroup, language }: Pick<StoryEdition, 'ageGroup' | 'language'>): string =>
  language ? `${ageGroup} in ${storyLanguages[language].name}` : ageGroup

/** The same story for other ages and in other languages, each a link. */
export function AlsoTold({ editions }: { editions: readonly StoryEdition[] }) {
  return (
    <p>
      Also told for{' '}
      {editions.map((edition, place) => (
        <Fragment key={edition.id}>
          {place > 0 && (place === editions.length - 1 ? ' and ' : ', ')}
          <Link to={paths.story(edition.id)}>{editionName(edition)}</Link>
        </Fragment>
      ))}
    </p>
  )
}
