import { countOf } from '@faith-fables/contract/count-of'
import { formatPrice } from '@faith-fables/contract/format-price'
import type { Purchase } from '@faith-fables/contract/purchase-schemas'
import { LocalDate } from '../../components/dates/local-date.tsx'
import { Bookplate } from '../../ui/paper/bookplate.tsx'

/** What was bought, for how much and when. */
export function Receipt({ purchase }: { purchase: Purchase }) {
  const { name, tokens, paidAt, receiptUrl } = purchase
  return (
    <Bookplate aria-labelledby="receipt">
      <h2 id="receipt" className="text-xl">
        Receipt
      </h2>
      <dl>
        <div>
          <dt>{name}</dt>
          <dd>{countOf(tokens, 'token')}</dd>
        </div>
        <div>
          <dt>Paid</dt>
          <dd>{formatPrice(purchase)}</dd>
        </div>
        {paidAt && (
          <div>
            <dt>On</dt>
            <dd>
              <LocalDate moment={paidAt} />
            </dd>
          </div>
        )}
      </dl>
      {receiptUrl && (
        <p className="text-center">
          <a href={receiptUrl}>The receipt of your payment at Stripe</a>
        </p>
      )}
    </Bookplate>
  )
}
