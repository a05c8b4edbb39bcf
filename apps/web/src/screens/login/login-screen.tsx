import { useLocation } from 'react-router'
import { Door } from '../../components/door/door.tsx'
import { hasNewPassword } from '../../components/door/new-password-notice.ts'
import { OtherDoor } from '../../components/door/other-door.tsx'
import { paths } from '../../paths.ts'
import { useWayBack } from '../../session/way-back.ts'
import { FailureNote } from '../../ui/messages/failure-note.tsx'
import { Note } from '../../ui/messages/note.tsx'
import { GoogleSignIn } from './google-sign-in.tsx'
import { LoginForm } from './login-form.tsx'
import { syncProblem } from './login-problem.ts'
import { loginReason } from './login-reason.ts'
import { useLogin } from './use-login.ts'

/** Signs a parent in. Whoever is signed in, with a profile, is led on by the route. */
export function LoginScreen() {
  const wayBack = useWayBack()
  const reason = wayBack && loginReason(wayBack)
  const comesWithNewPassword = hasNewPassword(useLocation().state)
  const { profile, problem, isBusy, isAtGoogle, logIn, logInWithGoogle, forgetProblem } = useLogin()
  return (
    <Door title="Welcome back" tabTitle="Login" lead="Your shelf is where you left it.">
      {reason && <Note title={reason} />}
      {comesWithNewPassword && <Note tone="good" title="Your new password is set. Please log in with it." />}
      {profile.isError ? (
        <FailureNote title={syncProblem(profile.error)} onRetry={() => profile.mutate()} />
      ) : (
        <>
          <LoginForm problem={problem} isBusy={isBusy} onSubmit={logIn} onRenewed={forgetProblem} />
          <p className="door-or">or</p>
          <GoogleSignIn isBusy={isAtGoogle} onSignIn={logInWithGoogle} />
          <OtherDoor question="New here?" to={paths.signUp()} wayBack={wayBack}>
            Sign Up
          </OtherDoor>
        </>
      )}
    </Door>
  )
}
