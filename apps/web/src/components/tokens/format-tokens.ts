/** Whether tokens came in or went out; null for neither. */
export type TokenDirection = 'in' | 'out' | null

/** '+300', '-50', '0'; 'N/A' for what is no number, whatever the server meant by it. */
export function formatAmount(amount: unknown): { words: string; direction: TokenDirection } {
  if (!isNumber(amount)) return { words: 'N/A', direction: null }
  if (amount > 0) return { words: `+${amount}`, direction: 'in' }
  return { words: String(amount), direction: amount < 0 ? 'out' : null }
}

/** '240'; 'N/A' for what is no number. */
export function formatBalance(balance: unknown): string {
  return isNumber(balance) ? String(balance) : 'N/A'
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && !Number.isNaN(value)
}
