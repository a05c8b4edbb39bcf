import { Link, useLocation } from 'react-router'
import { paths } from '../../../paths.ts'
import { wayBackTo } from '../../../session/way-back.ts'

/** For parents whose sign-in has ended: the way to their own private story. */
export function OwnStoryHint() {
  const location = useLocation()
  return (
    <p className="soft">
      Is it your own?{' '}
      <Link to={paths.login()} state={wayBackTo(location)}>
        Log in to read it
      </Link>
      .
    </p>
  )
}
