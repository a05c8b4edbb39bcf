/**
 * Waits for every answer, also when one of them fails: what is still on its way was ordered and is paid for, and a
 * further try must find it stored rather than order it a second time beside it.
 * @throws what the first of those that failed threw
 */
export async function allAnswers<Answer>(asked: Promise<Answer>[]): Promise<Answer[]> {
  const outcomes = await Promise.allSettled(asked)
  return outcomes.map((outcome) => {
    if (outcome.status === 'rejected') throw outcome.reason
    return outcome.value
  })
}
