import type { AppConfig, Character } from '@faith-fables/contract'
import { countOf } from '@faith-fables/contract/count-of'
import { regenerationAllowance, regenerationPercent } from '@faith-fables/contract/prices'
import { visibleName } from '@faith-fables/contract/visible-text'
import { Info } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { fetchCode } from '../../../api/calls/fetch-code.ts'
import { useHydrated } from '../../../ui/browser/use-hydrated.ts'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { Bookplate } from '../../../ui/paper/bookplate.tsx'
import { Skeleton } from '../../../ui/waiting/skeleton.tsx'
import type { StoryForm } from '../choices/story-form.ts'
import './story-summary.css'
import { SummaryPortraits } from './summary-portraits.tsx'

const Tooltip = lazy(async () => ({
  default: (await fetchCode(() => import('../../../ui/tooltips/tooltip.tsx'))).Tooltip,
}))

export interface StorySummaryProps {
  form: StoryForm
  costs: AppConfig | undefined
  /** Tokens; null when unknown. */
  cost: number | null
  balance: number | null
  /** Prices are still on their way. */
  isLoading: boolean
  /** The button that sends the form. */
  children: ReactNode
}

/** For whom the book is, what it costs, and the one button of the page. */
export function StorySummary({ form, costs, cost, balance, isLoading, children }: StorySummaryProps) {
  return (
    <aside aria-label="Your story">
      <Bookplate className="gap-4.5">
        <div className="story-summary-head">
          <SummaryPortraits characters={form.characters} />
          <h2>{titleFor(form.characters)}</h2>
        </div>
        {isLoading ? <Skeleton className="h-[92px]" /> : <PriceLines form={form} costs={costs} cost={cost} />}
        {children}
        <p className="soft text-center text-sm">
          You have {balance ?? '–'} tokens. You will read and approve everything before it is published.
        </p>
      </Bookplate>
    </aside>
  )
}

function PriceLines({ form, costs, cost }: Pick<StorySummaryProps, 'form' | 'costs' | 'cost'>) {
  return (
    <dl className="story-summary-lines">
      <div>
        <dt>Estimated cost: </dt>
        <dd>{cost === null ? 'not available' : countOf(cost, 'token')}</dd>
      </div>
      {costs && cost !== null && Boolean(costs.storyGenerationCost) && (
        <div className="soft">
          <dt>Of these for the story itself: </dt>
          <dd>{costs.storyGenerationCost} tokens</dd>
        </div>
      )}
      {costs && form.imageNumber !== null && (
        <Allowance costs={costs} form={form} imageNumber={form.imageNumber} />
      )}
    </dl>
  )
}

interface AllowanceProps {
  costs: AppConfig
  form: StoryForm
  imageNumber: number
}

function Allowance({ costs, form, imageNumber }: AllowanceProps) {
  const isHydrated = useHydrated()
  const percent = Math.round(regenerationPercent(costs, form.imageQuality))
  const button = (
    <IconButton className="story-summary-hint" label="About the allowed image regenerations" icon={Info} />
  )
  return (
    <div>
      <dt>
        Allowed image regenerations:{' '}
        {isHydrated ? (
          <Suspense fallback={button}>
            <Tooltip text={`${percent}% of the number of images`}>{button}</Tooltip>
          </Suspense>
        ) : (
          button
        )}
      </dt>
      <dd>{regenerationAllowance(costs, form.imageQuality, imageNumber)}</dd>
    </div>
  )
}

const listed = new Intl.ListFormat('en-GB', { type: 'conjunction' })

function titleFor(characters: readonly Character[]): string {
  const names = characters.map(({ name }) => visibleName(name)).filter((name) => name !== '')
  return names.length === 0 ? 'Who is this book for?' : `This book is for ${listed.format(names)}`
}
