import { ClosedLinkWords } from '../../../components/sharing/closed-link.tsx'
import { ReadingDesk } from './reading-desk.tsx'

/** What stands on the desk where a private link opens no story any more. */
export function ClosedLink() {
  return (
    <ReadingDesk>
      <ClosedLinkWords />
    </ReadingDesk>
  )
}
