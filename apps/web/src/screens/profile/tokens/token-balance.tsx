import { useQueryClient } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { reloadTokenHistory } from '../../../api/parent/user-queries.ts'
import { paths } from '../../../paths.ts'
import { useSession } from '../../../session/session.ts'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { Ornament } from '../../../ui/pictures/ornament.tsx'
import { Tooltip } from '../../../ui/tooltips/tooltip.tsx'
import { Spinner } from '../../../ui/waiting/spinner.tsx'
import './token-balance.css'

/** The number, how to get it anew, and where there is more. */
export function TokenBalance() {
  const { balance, isBalanceLoading, reloadBalance } = useSession()
  const client = useQueryClient()
  const isUnknown = balance === null && !isBalanceLoading

  function refresh() {
    void reloadBalance()
    void reloadTokenHistory(client)
  }

  return (
    <div className="token-balance">
      <Ornament name="lantern" size={56} />
      <div className="token-balance-words">
        <p id="available-tokens">Available Tokens</p>
        <div className="flex items-center gap-2">
          <p className="token-balance-number" role="status" aria-labelledby="available-tokens">
            {isUnknown ? '–' : balance}
            {isBalanceLoading && <Spinner label="Loading balance" />}
          </p>
          <Tooltip text="Refresh balance">
            <IconButton label="Refresh balance" icon={RefreshCw} onClick={refresh} />
          </Tooltip>
        </div>
        {isUnknown && <p className="soft text-sm">It could not be read just now. Please refresh it.</p>}
      </div>
      <LinkButton tone="primary" to={paths.pricing()}>
        Get Tokens
      </LinkButton>
    </div>
  )
}
