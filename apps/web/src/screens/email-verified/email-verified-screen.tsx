import { useSearchParams } from 'react-router'
import { Door } from '../../components/door/door.tsx'
import { LetterAgain } from '../../components/parent/letter-again.tsx'
import { paths } from '../../paths.ts'
import { type Parent, useSession } from '../../session/session.ts'
import { wayBackTo } from '../../session/way-back.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { Note } from '../../ui/messages/note.tsx'

/** Where the link of the letter leads that proves an address. */
export function EmailVerifiedScreen() {
  const { parent } = useSession()
  const hasFailed = useSearchParams()[0].has('error')
  // The link was opened a second time: what it is for is done.
  if (hasFailed && !parent?.isEmailVerified) return <OldLink parent={parent} />
  return <Verified parent={parent} />
}

interface WithParent {
  parent: Parent | null
}

function Verified({ parent }: WithParent) {
  return (
    <Door
      title="Thank You, It Is Yours"
      tabTitle="Email Verified"
      lead="When one of your stories is ready for other families, you can ask for it to become public."
    >
      <Note tone="good" title="Your email address is verified." />
      {parent ? (
        <LinkButton tone="primary" size="large" wide to={paths.library()}>
          My Library
        </LinkButton>
      ) : (
        <LinkButton tone="primary" size="large" wide to={paths.login()}>
          Login
        </LinkButton>
      )}
    </Door>
  )
}

function OldLink({ parent }: WithParent) {
  return (
    <Door
      title="This Link No Longer Works"
      tabTitle="Email Not Verified"
      lead="It is used up, or too old. Another letter brings a new one."
    >
      <Note tone="warning" title="Your email address is not verified yet.">
        <p>Everything else works meanwhile. Only sharing a story with everyone has to wait.</p>
      </Note>
      {parent ? (
        <>
          <LetterAgain email={parent.email} tone="primary" />
          <LinkButton tone="quiet" wide to={paths.profile()}>
            Your Profile
          </LinkButton>
        </>
      ) : (
        <LinkButton
          tone="primary"
          size="large"
          wide
          to={paths.login()}
          state={wayBackTo({ pathname: paths.profile(), search: '', hash: '' })}
        >
          Log in to get another letter
        </LinkButton>
      )}
    </Door>
  )
}
