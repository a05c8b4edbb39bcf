import { limits } from '@faith-fables/contract/limits'
import { OwedNote } from '../../../components/tokens/owed-note.tsx'
import { TokenHistory } from '../../../components/tokens/token-history.tsx'
import { Sheet, SheetHead } from '../../../ui/paper/sheet.tsx'
import { TokenBalance } from './token-balance.tsx'

/** What the parent has, and how it came to that. */
export function TokenCard() {
  return (
    <Sheet aria-labelledby="token-management">
      <SheetHead id="token-management" title="Token Management" ornament="coin" />
      <div className="stack gap-6">
        <TokenBalance />
        <OwedNote />
        <div className="stack gap-2">
          <h3 className="text-lg">Recent Token History</h3>
          <TokenHistory limit={limits.transactions.shown} />
        </div>
      </div>
    </Sheet>
  )
}
