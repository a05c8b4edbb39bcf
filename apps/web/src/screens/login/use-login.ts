import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { identity } from '../../identity/identity-provider.ts'
import { useSession } from '../../session/session.ts'
import { googleProblem, loginProblem } from './login-problem.ts'

/** Both ways to sign in, and the one sentence about why the last try failed. */
export function useLogin() {
  const { signIn, signInWithGoogle, makeProfile, stopArriving } = useSession()
  const password = useMutation({
    mutationFn: ({ email, password }: { email: string; password: string }) => signIn(email, password),
  })
  const profile = useMutation({ mutationFn: () => makeProfile() })
  const google = useMutation({ mutationFn: signInWithGoogle, onSuccess: () => profile.mutate() })
  useEffect(() => stopArriving, [stopArriving])
  useEffect(() => void identity.prepare().catch(() => undefined), [])
  return {
    profile,
    problem: problemOf(password.error, google.error),
    isBusy: password.isPending,
    isAtGoogle: google.isPending || profile.isPending,
    /** What the last try was answered no longer holds. */
    forgetProblem() {
      if (!password.isPending) password.reset()
      if (!google.isPending) google.reset()
    },
    logIn(credentials: { email: string; password: string }) {
      password.mutate(credentials)
    },
    logInWithGoogle() {
      password.reset()
      google.mutate(identity.openGoogleWindow())
    },
  }
}

function problemOf(passwordError: Error | null, googleError: Error | null): string | null {
  if (passwordError) return loginProblem(passwordError)
  return googleError ? googleProblem(googleError) : null
}
