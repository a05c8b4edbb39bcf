import { limits } from '@faith-fables/contract/limits'
import { useQueryClient } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { reloadTokenHistory } from '../../../api/user-queries.ts'
import { TokenHistory } from '../../../components/token-history.tsx'
import { paths } from '../../../paths.ts'
import { useSession } from '../../../session/session.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Ornament } from '../../../ui/ornament.tsx'
import { Sheet, SheetHead } from '../../../ui/sheet.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { Tooltip } from '../../../ui/tooltip.tsx'
import './token-card.css'

/** What the parent has, and how it came to that. */
export function TokenCard() {
  return (
    <Sheet aria-labelledby="token-management">
      <SheetHead id="token-management" title="Token Management" ornament="coin" />
      <div className="stack gap-6">
        <TokenBalance />
        <div className="stack gap-2">
          <h3 className="text-lg">Recent Token History</h3>
          <TokenHistory limit={limits.transactions.shown} />
        </div>
      </div>
    </Sheet>
  )
}

function TokenBalance() {
  const { balance, isBalanceLoading, reloadBalance } = useSession()
  const client = useQueryClient()

  function refresh() {
    void reloadBalance()
    void reloadTokenHistory(client)
  }

  return (
    <div className="token-balance">
      <Ornament name="lantern" size={56} />
      <div>
        <p id="available-tokens">Available Tokens</p>
        <div className="flex items-center gap-2">
          <p className="token-balance-number" role="status" aria-labelledby="available-tokens">
            {isBalanceLoading ? <Spinner label="Loading balance" /> : (balance ?? 'N/A')}
          </p>
          <Tooltip text="Refresh balance">
            <IconButton label="Refresh balance" icon={RefreshCw} onClick={refresh} />
          </Tooltip>
        </div>
      </div>
      <LinkButton tone="primary" className="ml-auto" to={paths.pricing()}>
        Get Tokens
      </LinkButton>
    </div>
  )
}
