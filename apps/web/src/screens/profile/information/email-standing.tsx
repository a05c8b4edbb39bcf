import type { Profile } from '@faith-fables/contract'
import { CircleCheck, Mail } from 'lucide-react'
import { LetterAgain } from '../../../components/parent/letter-again.tsx'
import { Badge } from '../../../ui/labels/badge.tsx'

/** Whether the address is known to be the parent's, and what to do when it is not. */
export function EmailStanding({ profile: { email, emailVerified } }: { profile: Profile }) {
  if (emailVerified) {
    return (
      <p>
        <Badge tone="moss" icon={CircleCheck}>
          Verified
        </Badge>
      </p>
    )
  }
  return (
    <div className="stack gap-3">
      <p>
        <Badge tone="honey" icon={Mail}>
          Not verified yet
        </Badge>
      </p>
      <p className="soft text-sm">
        Open the link in our letter to you. A story can be shared with everyone only from an address that is
        known to be yours.
      </p>
      <LetterAgain email={email} />
    </div>
  )
}
