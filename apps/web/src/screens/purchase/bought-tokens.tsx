import { countOf } from '@faith-fables/contract/count-of'
import type { Purchase } from '@faith-fables/contract/purchase-schemas'
import { OwedNote } from '../../components/tokens/owed-note.tsx'
import { paths } from '../../paths.ts'
import { useSession } from '../../session/session.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { Note } from '../../ui/messages/note.tsx'
import { Receipt } from './receipt.tsx'

/** The tokens are there. */
export function BoughtTokens({ purchase }: { purchase: Purchase }) {
  const { balance } = useSession()
  const { tokens, takenBack } = purchase
  return (
    <>
      {takenBack > 0 ? (
        <Note tone="warning" title={`${countOf(takenBack, 'token')} of this pack were taken back.`}>
          <p>Its payment was refunded or disputed.</p>
        </Note>
      ) : (
        <Note tone="good" title={`Thank you. ${countOf(tokens, 'token')} are yours.`}>
          {balance !== null && <p>You have {countOf(balance, 'token')} now.</p>}
        </Note>
      )}
      <OwedNote />
      <Receipt purchase={purchase} />
      <div className="row">
        <LinkButton tone="primary" to={paths.create()}>
          Create a Story
        </LinkButton>
        <LinkButton tone="quiet" to={paths.profile()}>
          Your token history
        </LinkButton>
      </div>
    </>
  )
}
