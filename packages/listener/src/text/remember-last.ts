/**
 * Keeps the latest answers by what was asked: a story is told and drawn in many steps, each of which asks for the same words again.
 * An answer is frozen, since many hold the same one.
 * @param most how many are kept
 */
export function rememberLast<Answer extends object>(
  most: number,
): (asked: readonly unknown[], answer: () => Answer) => Answer {
  const known = new Map<string, Answer>()
  return (asked, answer) => {
    const key = JSON.stringify(asked)
    const found = known.get(key) ?? frozen(answer())
    // What was asked for last stands last.
    known.delete(key)
    known.set(key, found)
    for (const oldest of known.keys()) {
      if (known.size <= most) break
      known.delete(oldest)
    }
    return found
  }
}

function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const part of Object.values(value)) frozen(part)
  return Object.freeze(value)
}
