import { countOf } from '@faith-fables/contract/count-of'
import { formatPrice } from '@faith-fables/contract/format-price'
import { polling } from '@faith-fables/contract/limits'
import type { Purchase } from '@faith-fables/contract/purchase-schemas'
import { useEffect, useState } from 'react'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { Note } from '../../ui/messages/note.tsx'
import { Spinner } from '../../ui/waiting/spinner.tsx'

/** The parent is back, and nothing is known of the payment yet. */
export function OnItsWay({ purchase: { tokens, isGift } }: { purchase: Purchase }) {
  const isSlow = useSlow()
  const what = isGift ? 'The code of your gift is' : `Your ${countOf(tokens, 'token')} are`
  return (
    <>
      <Note title={`${what} on the way.`}>
        <p>
          <Spinner />{' '}
          {isSlow
            ? 'It takes longer than usual. You need not wait here: we write you a letter as soon as the payment is confirmed.'
            : 'We wait for the confirmation of your payment. This page sees by itself when it is there.'}
        </p>
      </Note>
      {isSlow && <LinkButton to={paths.profile()}>Your Profile</LinkButton>}
    </>
  )
}

function useSlow(): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), polling.purchase.patience)
    return () => clearTimeout(timer)
  }, [])
  return isSlow
}

/** @param props.isOver the payment page is closed; otherwise it may still be paid */
export function NothingBought({ isOver = false }: { isOver?: boolean }) {
  return (
    <>
      <Note title="Nothing was bought.">
        <p>
          {isOver
            ? 'The payment page is closed and no payment came of it. You were not charged.'
            : 'You came back before paying, and were not charged.'}
        </p>
      </Note>
      <LinkButton tone="primary" to={paths.pricing()}>
        Back to the packs
      </LinkButton>
    </>
  )
}

/** Another sum was paid than was asked for. */
export function Held({ purchase }: { purchase: Purchase }) {
  return (
    <Note tone="warning" title="We are looking at your payment.">
      <p>
        What was paid for “{purchase.name}” is not the {formatPrice(purchase)} that it costs, so nothing was
        credited yet. Somebody of us looks at it and writes to you.
      </p>
    </Note>
  )
}
