import { useState } from 'react'
import { useSession } from '../../session/session.ts'
import { Page } from '../../ui/page/page.tsx'
import { CreateForm } from './create-form.tsx'
import { LoginNotice } from './login-notice.tsx'

/** The form that a story begins with. It stays, with all that was chosen, when the sign-in ends while it is open. */
export function CreateScreen() {
  const { status, parent } = useSession()
  // The route opens this screen for a parent only, and gives another parent another one.
  const [uid] = useState(parent?.uid ?? '')

  return (
    <Page title="Craft a New Fable" lead="Six small choices, and a story nobody has ever heard before.">
      {status === 'signed-out' && <LoginNotice />}
      <CreateForm uid={uid} />
    </Page>
  )
}
