import { formatPrice } from '@faith-fables/contract/format-price'
import type { AppConfig, TokenPack } from '@faith-fables/contract/reference-schemas'
import { useQuery } from '@tanstack/react-query'
import { configQuery, tokenPacksQuery } from '../../api/making/public-queries.ts'
import { paths } from '../../paths.ts'
import { useSession } from '../../session/session.ts'
import { wayBackTo } from '../../session/way-back.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { Badge } from '../../ui/labels/badge.tsx'
import { FailureNote } from '../../ui/messages/failure-note.tsx'
import { Note } from '../../ui/messages/note.tsx'
import { Sheet, SheetHead } from '../../ui/paper/sheet.tsx'
import { Ornament, type OrnamentName } from '../../ui/pictures/ornament.tsx'
import { LoadingText } from '../../ui/waiting/loading-text.tsx'
import { BuyButtons } from './buy-buttons.tsx'
import { enoughFor } from './story-size.ts'
import './token-packs.css'

/** What tokens are sold in; where nothing can be bought, that is said first. */
export function TokenPacks({ costs }: { costs: AppConfig }) {
  const { data: config } = useQuery(configQuery)
  const { parent, status } = useSession()
  const isClosed = config?.purchases === false
  return (
    <Sheet aria-labelledby="token-packs">
      <SheetHead id="token-packs" title="Token packs" ornament="coin" />
      <div className="stack gap-6">
        {isClosed && (
          <Note title="Tokens are not on sale here.">
            <p>No payment is set up, so the packs below cannot be bought. Reading stories costs nothing.</p>
          </Note>
        )}
        <PackList costs={costs} isClosed={isClosed} isOpen={config?.purchases === true && parent !== null} />
        {config?.purchases && status === 'signed-out' && (
          <LinkButton
            to={paths.login()}
            state={wayBackTo({ pathname: paths.pricing(), search: '', hash: '' })}
          >
            Log in to buy tokens
          </LinkButton>
        )}
      </div>
    </Sheet>
  )
}

function PackList({
  costs,
  isClosed,
  isOpen,
}: Pick<PackCardProps, 'isClosed' | 'isOpen'> & { costs: AppConfig }) {
  const { data: packs, isError, error, refetch } = useQuery(tokenPacksQuery)
  if (isError) {
    return (
      <FailureNote title="The packs could not be loaded." onRetry={() => void refetch()}>
        <p>{error.message}</p>
      </FailureNote>
    )
  }
  if (!packs) return <LoadingText>Loading packs...</LoadingText>
  if (packs.length === 0) return <p>No packs are listed at the moment.</p>
  return (
    <ul className="token-packs">
      {packs.map((pack, place) => (
        <PackCard
          key={pack.id}
          pack={pack}
          drawing={drawings[place % drawings.length] ?? 'age-1'}
          stories={enoughFor(costs, pack.tokens)}
          isClosed={isClosed}
          isOpen={isOpen}
        />
      ))}
    </ul>
  )
}

/** The larger the pack, the larger the tree. */
const drawings: OrnamentName[] = ['age-1', 'age-3', 'age-4']

interface PackCardProps {
  pack: TokenPack
  drawing: OrnamentName
  /** What it is enough for. */
  stories: string | null
  isClosed: boolean
  /** A parent can buy it. */
  isOpen: boolean
}

function PackCard({ pack, drawing, stories, isClosed, isOpen }: PackCardProps) {
  return (
    <li className="token-pack">
      <Ornament name={drawing} size={64} />
      <h3>{pack.name}</h3>
      <p className="token-pack-tokens">{pack.tokens} tokens</p>
      {stories && <p className="soft text-sm">Enough for {stories}</p>}
      <p className="token-pack-price">{formatPrice(pack)}</p>
      {isClosed && <Badge>Not on sale here</Badge>}
      {isOpen && <BuyButtons pack={pack} />}
    </li>
  )
}
