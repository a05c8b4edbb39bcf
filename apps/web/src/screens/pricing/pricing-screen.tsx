import { useQuery } from '@tanstack/react-query'
import { costsQuery } from '../../api/making/public-queries.ts'
import { FailureNote } from '../../ui/messages/failure-note.tsx'
import { Page } from '../../ui/page/page.tsx'
import { LoadingText } from '../../ui/waiting/loading-text.tsx'
import { Skeleton } from '../../ui/waiting/skeleton.tsx'
import { RedeemGift } from './redeem-gift.tsx'
import { StoryPrices } from './story-prices.tsx'
import { TokenPacks } from './token-packs.tsx'
import { YourTokens } from './your-tokens.tsx'

/** What stories cost here, and how a family comes by tokens. */
export function PricingScreen() {
  return (
    <Page title="Tokens and Prices" lead="A story is paid for with tokens, picture by picture.">
      <PriceContent />
    </Page>
  )
}

function PriceContent() {
  const { data: costs, isError, error, refetch } = useQuery(costsQuery)
  if (isError) {
    return (
      <FailureNote title="The prices could not be loaded." onRetry={() => void refetch()}>
        <p>{error.message}</p>
      </FailureNote>
    )
  }
  if (!costs) return <LoadingPrices />
  return (
    <div className="split">
      <div className="stack gap-10">
        <StoryPrices costs={costs} />
        <TokenPacks costs={costs} />
      </div>
      <aside className="stack gap-6">
        <YourTokens costs={costs} />
        <RedeemGift />
      </aside>
    </div>
  )
}

function LoadingPrices() {
  return (
    <>
      <LoadingText>Loading prices...</LoadingText>
      <div className="split">
        <div className="stack gap-10">
          <Skeleton className="h-[460px] rounded-card" />
          <Skeleton className="h-[300px] rounded-card" />
        </div>
        <Skeleton className="h-[320px] rounded-card" />
      </div>
    </>
  )
}
