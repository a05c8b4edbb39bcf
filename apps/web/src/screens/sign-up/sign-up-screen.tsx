import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Door } from '../../components/door/door.tsx'
import { OtherDoor } from '../../components/door/other-door.tsx'
import { paths } from '../../paths.ts'
import { useSession } from '../../session/session.ts'
import { useWayBack } from '../../session/way-back.ts'
import { FailureNote } from '../../ui/messages/failure-note.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import { signUpProblem, syncProblem } from './sign-up-problem.ts'

/** Makes the account, then its profile. Whoever has both is led on by the route. */
export function SignUpScreen() {
  const { signUp, makeProfile, stopArriving } = useSession()
  const wayBack = useWayBack()
  const profile = useMutation({ mutationFn: makeProfile })
  const account = useMutation({
    mutationFn: signUp,
    onSuccess: (_, { displayName }) => profile.mutate(displayName),
  })
  useEffect(() => stopArriving, [stopArriving])

  return (
    <Door
      title="Begin your first story"
      tabTitle="Sign Up"
      lead="For the grown-ups. The children get the stories."
    >
      {profile.isError ? (
        <FailureNote title={syncProblem(profile.error)} onRetry={() => profile.mutate(profile.variables)} />
      ) : (
        <>
          <SignUpForm
            problem={account.isError ? signUpProblem(account.error) : null}
            isBusy={account.isPending || profile.isPending}
            onSubmit={account.mutate}
            onRenewed={() => account.isPending || account.reset()}
          />
          <OtherDoor question="Already have an account?" to={paths.login()} wayBack={wayBack}>
            Login
          </OtherDoor>
        </>
      )}
    </Door>
  )
}
