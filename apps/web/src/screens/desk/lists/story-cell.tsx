import type { DeskStory } from '@faith-fables/contract'
import { pictureAddress } from '@faith-fables/contract/picture-sizes'
import { Link } from 'react-router'
import { AgeCloth } from '../../../components/story/age-cloth.tsx'
import { Ornament } from '../../../ui/pictures/ornament.tsx'
import { Picture } from '../../../ui/pictures/picture.tsx'
import './story-cell.css'

/** Cover and title of a story, which lead to it. */
export function StoryCell({ story, to }: { story: DeskStory; to: string }) {
  return (
    <span className="story-cell">
      <Picture
        className="story-cell-cover"
        src={story.imageUrl && pictureAddress(story.imageUrl, 256)}
        alt=""
        width={64}
        height={64}
        placeholder={
          <span className="story-cell-cover">
            <Ornament name="book" size={36} />
          </span>
        }
      />
      <b>
        <Link to={to}>{story.title}</Link>
      </b>
    </span>
  )
}

/** Beside a long title the name keeps its words whole. */
export function AuthorCell({ story: { authorName } }: { story: DeskStory }) {
  return <span className="lg:inline-block lg:min-w-24">{authorName}</span>
}

export function AgeCell({ story: { ageGroup } }: { story: DeskStory }) {
  return (
    <span className="inline-flex items-center gap-2">
      <AgeCloth age={ageGroup} />
      <span className="lg:whitespace-nowrap">{ageGroup}</span>
    </span>
  )
}
