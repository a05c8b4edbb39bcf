import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { Door } from '../../components/door/door.tsx'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { Note } from '../../ui/messages/note.tsx'
import { focusScreenHeading } from '../../ui/page/screen-heading.tsx'

/** For whoever comes too late, a second time, or with half an address. */
export function ExpiredLink() {
  const cameFromForm = useLocation().key !== 'default'
  useEffect(() => {
    // The button that was pressed is gone.
    if (cameFromForm) focusScreenHeading()
  }, [cameFromForm])
  return (
    <Door title="This Link No Longer Works" tabTitle="New Password" lead="Your password is as it was.">
      <Note tone="warning" title="This reset link is invalid or has expired.">
        <p>A link is good for one hour, and for one new password. Ask for another one and use it soon.</p>
      </Note>
      <LinkButton tone="primary" size="large" wide to={paths.forgotPassword()}>
        Get a New Link
      </LinkButton>
      <LinkButton tone="quiet" wide to={paths.login()}>
        Back to Login
      </LinkButton>
    </Door>
  )
}
