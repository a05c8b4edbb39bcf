import { useQuery } from '@tanstack/react-query'
import { configQuery } from '../../api/making/public-queries.ts'
import { Button } from '../../ui/buttons/button.tsx'

const hintId = 'google-hint'

export interface GoogleSignInProps {
  isBusy: boolean
  onSignIn: () => void
}

/** Always there, so that nobody looks for it in vain; it says why where it cannot be used. */
export function GoogleSignIn({ isBusy, onSignIn }: GoogleSignInProps) {
  const config = useQuery(configQuery)
  const isThere = config.data?.identity.google ?? false
  const hint = hintFor(isThere, config.isPending, config.isError)
  return (
    <div className="stack gap-2">
      <Button
        wide
        busy={isBusy}
        disabled={!isThere}
        aria-describedby={hint ? hintId : undefined}
        onClick={onSignIn}
      >
        <GoogleLetter />
        Sign in with Google
      </Button>
      {hint !== null && (
        <p id={hintId} className="soft min-h-6 text-center text-sm">
          {hint}
        </p>
      )}
    </div>
  )
}

/** Empty while nothing is known, so that the page keeps still. */
function hintFor(isThere: boolean, isPending: boolean, isError: boolean): string | null {
  if (isThere) return null
  if (isPending) return ''
  return isError ? 'Google Sign-In cannot be reached right now.' : 'Google Sign-In is not set up here.'
}

function GoogleLetter() {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path
        d="M21 12.2c0 5.300-3.700 8.800-9 8.800a9 9 0 1 1 6.200-15.500M21 12.2h-8.600"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
    </svg>
  )
}
