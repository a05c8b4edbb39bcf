import type { AppConfig } from '@faith-fables/contract/reference-schemas'
import { OwedNote } from '../../components/tokens/owed-note.tsx'
import { paths } from '../../paths.ts'
import { useSession } from '../../session/session.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { Bookplate } from '../../ui/paper/bookplate.tsx'
import { Ornament } from '../../ui/pictures/ornament.tsx'
import { Spinner } from '../../ui/waiting/spinner.tsx'
import { enoughFor, tokensInWords } from './story-size.ts'

/** What a parent has and what that is enough for; to a visitor, what they would begin with. */
export function YourTokens({ costs }: { costs: AppConfig }) {
  const { parent } = useSession()
  return (
    <Bookplate aria-labelledby="your-tokens">
      <div className="grid justify-items-center gap-1.5 text-center">
        <Ornament name="lantern" size={64} />
        <h2 id="your-tokens" className="text-xl">
          {parent ? 'Your tokens' : 'Your first tokens'}
        </h2>
      </div>
      {parent ? <ParentsTokens costs={costs} /> : <FirstTokens costs={costs} />}
    </Bookplate>
  )
}

function ParentsTokens({ costs }: { costs: AppConfig }) {
  const { balance, isBalanceLoading } = useSession()
  const stories = balance === null ? null : enoughFor(costs, balance)
  const isWaiting = balance === null && isBalanceLoading
  return (
    <>
      <dl>
        <div>
          <dt>Available Tokens</dt>
          <dd>{isWaiting ? <Spinner label="Loading balance" /> : (balance ?? '–')}</dd>
        </div>
      </dl>
      {balance !== null && (
        <p className="text-center">
          {stories ? `Enough for ${stories}.` : 'Not enough for another story yet.'}
        </p>
      )}
      <OwedNote />
      <LinkButton tone="primary" size="large" wide to={paths.create()}>
        Create a Story
      </LinkButton>
      <LinkButton tone="quiet" wide to={paths.profile()}>
        See where they went
      </LinkButton>
    </>
  )
}

function FirstTokens({ costs }: { costs: AppConfig }) {
  const bonus = costs.signUpBonusTokens
  const stories = bonus === null ? null : enoughFor(costs, bonus)
  return (
    <>
      <p className="text-center">
        {bonus
          ? `Every family is given ${tokensInWords(bonus)} at sign-up`
          : 'Sign up to make your first story'}
        {stories ? `: enough for ${stories}.` : '.'}
      </p>
      <LinkButton tone="primary" size="large" wide to={paths.signUp()}>
        Sign Up
      </LinkButton>
      <LinkButton tone="quiet" wide to={paths.explore()}>
        Explore a Story first
      </LinkButton>
    </>
  )
}
