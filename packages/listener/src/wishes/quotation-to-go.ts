import type { ClauseContext } from './clause-context.ts'

/** "No more “suddenly”", "“raining cats and dogs” has to go", "he would never say “jolly”": words that stand in the text. */
export function quotationToGo({ words, quotations }: ClauseContext): string | null {
  const [only, ...others] = quotations
  const isAsked =
    /^(?:(?:please|and|but|also|so|stop with|enough with|enough of) )*(?:no|no more|cut|drop|lose|remove|delete|take out|stop with|without)\b|\b(?:has to|must|should|needs to|can) (?:go|be cut)$|\b(?:never|n't|not) (?:(?:ever|would|really|actually) )*(?:say|says|use|uses)\b/.test(
      words,
    )
  return only && others.length === 0 && isAsked ? only : null
}
