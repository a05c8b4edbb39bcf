import { countOf } from '@faith-fables/contract/count-of'
import type { Purchase } from '@faith-fables/contract/purchase-schemas'
import { useState } from 'react'
import { copyText } from '../../components/sharing/copy-text.ts'
import { OwedNote } from '../../components/tokens/owed-note.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { Note } from '../../ui/messages/note.tsx'
import { Bookplate } from '../../ui/paper/bookplate.tsx'
import './bought-gift.css'
import { Receipt } from './receipt.tsx'

/** A gift that is paid for: its code, and whether it was redeemed. */
export function BoughtGift({ purchase }: { purchase: Purchase }) {
  const { gift, tokens, takenBack } = purchase
  return (
    <>
      {gift?.state === 'unredeemed' && <Code code={gift.code} tokens={tokens - takenBack} />}
      {gift?.state === 'redeemed' && (
        <Note tone="good" title="Your gift was redeemed.">
          <p>The other family has its tokens.</p>
        </Note>
      )}
      {gift?.state === 'void' && (
        <Note tone="warning" title="This gift is void.">
          <p>Its payment was refunded or disputed before anybody redeemed it.</p>
        </Note>
      )}
      <OwedNote />
      <Receipt purchase={purchase} />
      <LinkButton tone="quiet" to={paths.profile()}>
        Your token history
      </LinkButton>
    </>
  )
}

function Code({ code, tokens }: { code: string; tokens: number }) {
  const [news, setNews] = useState('')

  async function copy() {
    setNews('')
    setNews((await copyText(code)) ? 'Copied.' : 'It could not be copied. Please copy it by hand.')
  }

  return (
    <Bookplate aria-labelledby="gift">
      <h2 id="gift" className="text-xl">
        Your gift is ready
      </h2>
      <p>
        Give this code to another family. They enter it under “Tokens and Prices” and get{' '}
        {countOf(tokens, 'token')}, once. It does not expire, and stands in the letter we sent you and in your
        token history.
      </p>
      <p className="gift-code">{code}</p>
      <div className="row">
        <Button tone="primary" onClick={() => void copy()}>
          Copy the code
        </Button>
        <span role="status">{news}</span>
      </div>
    </Bookplate>
  )
}
