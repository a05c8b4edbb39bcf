import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { PageFrame } from '../../ui/page/page.tsx'
import { EmptyShelf } from '../story/empty-shelf.tsx'

/** In place of every screen while an administrator keeps the account locked. */
export function LockedAccount({ message }: { message: string }) {
  const { signOut } = useSession()
  return (
    <main id="main">
      <PageFrame>
        <EmptyShelf title="This Account Is Locked" drawing="lost-lamb" headingLevel="h1">
          <p role="alert">{message}</p>
          <p className="soft">
            Your stories and your tokens stay as they are. If this is a mistake, please answer the letter that
            we sent you.
          </p>
          <Button tone="primary" onClick={() => void signOut()}>
            Sign Out
          </Button>
        </EmptyShelf>
      </PageFrame>
    </main>
  )
}
