import type { AppContext } from '../app-context.ts'
import { balanceOf, grantTokens, spendTokens } from '../token-ledger/token-ledger.ts'

/** Brings the balance to this many tokens, as one more entry of the history. */
export async function setBalance(context: AppContext, uid: string, tokens: number): Promise<void> {
  await context.database.db.transaction(async (transaction) => {
    const missing = tokens - (await balanceOf(transaction, uid))
    const change = { uid, kind: 'grant', reference: crypto.randomUUID(), description: 'Gift' } as const
    if (missing > 0) await grantTokens(transaction, { ...change, amount: missing })
    if (missing < 0) await spendTokens(transaction, { ...change, amount: -missing })
  })
}
