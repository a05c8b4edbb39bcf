import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { logFailure } from '../../api/calls/log-failure.ts'
import { endGoogleWindow } from '../../identity/google-window.ts'
import { identity } from '../../identity/identity-provider.ts'
import { PageFrame } from '../../ui/page/page.tsx'
import { ScreenHeading } from '../../ui/page/screen-heading.tsx'

/** Where Google's window comes back to. It tells the page that waits for it and closes; most parents never see it. */
export function GoogleSignInEndedScreen() {
  const [query] = useSearchParams()
  const error = query.get('error')

  useEffect(() => {
    // Other tabs learn of the sign-in by what this leaves in the browser.
    const arrival = error ? Promise.resolve(null) : identity.currentUser()
    arrival
      .catch((failure: unknown) => logFailure('The sign-in could not be checked.', failure))
      .finally(() => endGoogleWindow(error))
  }, [error])

  return (
    <main className="flex-1">
      <PageFrame narrow>
        <ScreenHeading tabTitle="Google Sign-In">Back to your stories</ScreenHeading>
        <p className="text-lg soft">You can close this window.</p>
      </PageFrame>
    </main>
  )
}
