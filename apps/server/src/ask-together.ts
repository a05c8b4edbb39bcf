/**
 * Asks one question for all who want its answer. Whoever comes while it is being asked waits for the next time, so that no
 * answer is older than the call it is given to, and however many come, the database hears one question after another.
 */
export function askTogether<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let asking: Promise<unknown> = Promise.resolve()
  let next: Promise<Answer> | null = null
  const begin = () => {
    next = null
    const answer = ask()
    asking = answer.catch(() => {})
    return answer
  }
  return () => {
    next ??= asking.then(begin)
    return next
  }
}

/** As `askTogether`, where each has a question of their own: all that wait are asked at once. */
export function askAllTogether<Answer>(
  ask: (keys: string[]) => Promise<Map<string, Answer>>,
): (key: string) => Promise<Answer | undefined> {
  let waiting = new Set<string>()
  const askWaiting = askTogether(() => {
    const keys = [...waiting]
    waiting = new Set()
    return ask(keys)
  })
  return async (key) => {
    waiting.add(key)
    return (await askWaiting()).get(key)
  }
}
