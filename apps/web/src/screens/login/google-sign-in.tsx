import { Button } from '../../ui/button.tsx'

const hintId = 'google-hint'

/** Always there, so that nobody looks for it in vain; it says why where Google is not set up. */
export function GoogleSignIn() {
  return (
    <div className="stack gap-2">
      <Button wide disabled aria-describedby={hintId}>
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path
            d="M21 12.2c0 5.300-3.700 8.800-9 8.800a9 9 0 1 1 6.200-15.500M21 12.2h-8.600"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.4"
            strokeLinecap="round"
          />
        </svg>
        Sign in with Google
      </Button>
      <p id={hintId} className="soft text-center text-sm">
        Google Sign-In is not set up here.
      </p>
    </div>
  )
}
