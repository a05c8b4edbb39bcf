import { useLocation } from 'react-router'
import { Redirect } from '../../../components/access/redirect.tsx'
import { paths } from '../../../paths.ts'
import { wayBackTo } from '../../../session/way-back.ts'
import { StoryError } from './story-error.tsx'

/** Sends a visitor to sign in and back to the story. The login says the same sentence, for here it stands a moment only. */
export function SignInFirst() {
  const location = useLocation()
  return (
    <>
      <StoryError message="You need to log in or sign up to view this story." />
      <Redirect to={paths.login()} state={wayBackTo(location)} />
    </>
  )
}
