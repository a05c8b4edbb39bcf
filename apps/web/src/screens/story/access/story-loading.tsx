import { LoadingText } from '../../../ui/loading-text.tsx'
import { ReadingDesk } from './reading-desk.tsx'

export function StoryLoading() {
  return (
    <ReadingDesk>
      <LoadingText>Loading Story...</LoadingText>
    </ReadingDesk>
  )
}
