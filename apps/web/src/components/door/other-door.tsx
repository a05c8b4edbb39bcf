import { Link } from 'react-router'
import type { WayBack } from '../../session/way-back.ts'

export interface OtherDoorProps {
  question: string
  to: string
  /** Goes along, for those who were on their way somewhere. */
  wayBack?: WayBack | null
  children: string
}

/** Under a form at the door: the way to the form that somebody may have looked for instead. */
export function OtherDoor({ question, to, wayBack, children }: OtherDoorProps) {
  return (
    <p className="text-center">
      {question}{' '}
      <Link to={to} state={wayBack} className="door-link">
        {children}
      </Link>
    </p>
  )
}
