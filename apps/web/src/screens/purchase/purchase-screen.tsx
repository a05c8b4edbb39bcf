import type { Purchase } from '@faith-fables/contract/purchase-schemas'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { ApiError } from '../../api/calls/api-error.ts'
import { purchaseQuery } from '../../api/parent/purchase-queries.ts'
import { reloadTokenHistory } from '../../api/parent/user-queries.ts'
import { EmptyShelf } from '../../components/story/empty-shelf.tsx'
import { paths } from '../../paths.ts'
import { useSession } from '../../session/session.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { FailureNote } from '../../ui/messages/failure-note.tsx'
import { Page, PageFrame } from '../../ui/page/page.tsx'
import { LoadingText } from '../../ui/waiting/loading-text.tsx'
import { BoughtGift } from './bought-gift.tsx'
import { BoughtTokens } from './bought-tokens.tsx'
import { Held, NothingBought, OnItsWay } from './not-credited.tsx'

/** Where a parent comes back to from the payment page: says where the purchase stands, whatever the address says. */
export function PurchaseScreen() {
  const { purchaseId = '' } = useParams()
  const { data: purchase, error, refetch } = useQuery(purchaseQuery(purchaseId))
  useNewBalance(purchase)
  if (error instanceof ApiError && error.status === 404) return <NoPurchase />
  return (
    <Page title="Your Purchase" narrow>
      <div className="stack gap-6">
        {error && (
          <FailureNote title="The purchase could not be loaded." onRetry={() => void refetch()}>
            <p>{error.message}</p>
          </FailureNote>
        )}
        {!purchase && !error && <LoadingText>Loading your purchase...</LoadingText>}
        {purchase && <Standing purchase={purchase} />}
      </div>
    </Page>
  )
}

function Standing({ purchase }: { purchase: Purchase }) {
  const hasTurnedBack = useSearchParams()[0].has('cancelled')
  if (purchase.state === 'held') return <Held purchase={purchase} />
  if (purchase.state === 'ended') return <NothingBought isOver />
  if (purchase.state === 'open') return hasTurnedBack ? <NothingBought /> : <OnItsWay purchase={purchase} />
  return purchase.isGift ? <BoughtGift purchase={purchase} /> : <BoughtTokens purchase={purchase} />
}

/** Once the payment is known, balance and history are read again. */
function useNewBalance(purchase: Purchase | undefined) {
  const client = useQueryClient()
  const { reloadBalance } = useSession()
  const reload = useRef(reloadBalance)
  reload.current = reloadBalance
  const isPaid = purchase?.state === 'paid'
  useEffect(() => {
    if (!isPaid) return
    void reload.current()
    void reloadTokenHistory(client)
  }, [isPaid, client])
}

function NoPurchase() {
  return (
    <PageFrame>
      <EmptyShelf title="There Is No Such Purchase" drawing="lost-lamb" headingLevel="h1">
        <LinkButton tone="primary" to={paths.pricing()}>
          Tokens and Prices
        </LinkButton>
      </EmptyShelf>
    </PageFrame>
  )
}
