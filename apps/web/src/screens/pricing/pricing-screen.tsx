import { useQuery } from '@tanstack/react-query'
import { configQuery, costsQuery } from '../../api/public-queries.ts'
import { paths } from '../../paths.ts'
import { useSession } from '../../session/session.ts'
import { Bookplate } from '../../ui/bookplate.tsx'
import { FailureNote } from '../../ui/failure-note.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { LoadingText } from '../../ui/loading-text.tsx'
import { Ornament } from '../../ui/ornament.tsx'
import { Page } from '../../ui/page.tsx'
import { StoryPrices } from './story-prices.tsx'

/** What stories cost here, and how a family comes by tokens. */
export function PricingScreen() {
  const { data: costs, isPending, isError, error, refetch } = useQuery(costsQuery)
  return (
    <Page title="Tokens" lead="Stories are paid for with tokens, by the picture.">
      {isPending && <LoadingText>Loading prices...</LoadingText>}
      {isError && (
        <FailureNote title="The prices could not be loaded." onRetry={() => void refetch()}>
          <p>{error.message}</p>
        </FailureNote>
      )}
      {costs && (
        <div className="split">
          <StoryPrices costs={costs} />
          <aside>
            <YourTokens bonus={costs.signUpBonusTokens} />
          </aside>
        </div>
      )}
    </Page>
  )
}

function YourTokens({ bonus }: { bonus: number | null }) {
  const { parent, balance } = useSession()
  return (
    <Bookplate aria-labelledby="your-tokens">
      <div className="grid justify-items-center gap-1.5 text-center">
        <Ornament name="coin" size={56} />
        <h2 id="your-tokens" className="text-xl">
          {parent ? 'Your tokens' : 'Your first tokens'}
        </h2>
      </div>
      {parent && (
        <dl>
          <div>
            <dt>Available Tokens</dt>
            <dd>{balance ?? '–'}</dd>
          </div>
        </dl>
      )}
      <p className="text-center">
        Every family is given {bonus === null ? 'tokens' : `${bonus} tokens`} at sign-up. <SaleNotice />
      </p>
      <LinkButton tone="primary" size="large" wide to={parent ? paths.create() : paths.signUp()}>
        {parent ? 'Create a Story' : 'Sign Up'}
      </LinkButton>
    </Bookplate>
  )
}

/** Where nothing can be bought, it is said plainly. */
function SaleNotice() {
  const { data: config } = useQuery(configQuery)
  return config?.purchases === false && 'Tokens are not on sale here.'
}
