import { limits } from '@faith-fables/contract/limits'
import { OwedNote } from '../../../components/owed-note.tsx'
import { TokenHistory } from '../../../components/token-history.tsx'
import { Sheet, SheetHead } from '../../../ui/sheet.tsx'
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
