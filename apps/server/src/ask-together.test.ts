import { expect, test } from 'vitest'
import { askAllTogether, askTogether } from './ask-together.ts'

/** A question that is answered when the test says so. */
function heldQuestion() {
  const held: ((failure?: Error) => void)[] = []
  const ask = () =>
    new Promise<number>((resolve, reject) => {
      const asked = held.length + 1
      held.push((failure) => (failure ? reject(failure) : resolve(asked)))
    })
  return { held, ask }
}

const soon = () => new Promise((resolve) => setImmediate(resolve))

test('who comes while a question is under way is answered by the next one, which all of them share', async () => {
  const { held, ask } = heldQuestion()
  const together = askTogether(ask)

  const first = [together(), together()]
  await soon()
  const late = [together(), together(), together()]
  await soon()
  expect(held).toHaveLength(1)
  held[0]?.()
  expect(await Promise.all(first)).toEqual([1, 1])
  await soon()
  held[1]?.()

  expect(await Promise.all(late)).toEqual([2, 2, 2])
  expect(held).toHaveLength(2)
})

test('a question that fails fails for those who asked it, and for nobody after them', async () => {
  const { held, ask } = heldQuestion()
  const together = askTogether(ask)

  const first = together()
  await soon()
  const second = together()
  held[0]?.(new Error('The database is away.'))
  await expect(first).rejects.toThrow('away')
  await soon()
  held[1]?.()

  expect(await second).toBe(2)
})

test('questions that wait are asked at once, each answered by its own', async () => {
  const asked: string[][] = []
  const ask = askAllTogether(async (keys) => {
    asked.push(keys)
    return new Map(keys.filter((key) => key !== 'nobody').map((key) => [key, `${key}'s`]))
  })

  const answers = await Promise.all(['ruth', 'boas', 'ruth', 'nobody'].map(ask))

  expect(answers).toEqual(["ruth's", "boas's", "ruth's", undefined])
  expect(asked).toEqual([['ruth', 'boas', 'nobody']])
})
