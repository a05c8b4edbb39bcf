/** Statements that no test carries, with the reason: mostly that their part of the product is not built yet. */
export const numbersWithoutTests: Record<string, string> = {
  'D-08': 'Narration has its price, but no engine that reads aloud yet.',
  'D-53': 'A timing: `npm run bench` prints it beside its target, no test asserts it.',
}
