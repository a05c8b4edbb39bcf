import { hashPassword, verifyPassword } from 'better-auth/crypto'
import type { Passwords } from '../ports/passwords.ts'

/** By password, for all tests of a process. */
const hashes = new Map<string, Promise<string>>()
/** By hash and password. */
const verdicts = new Map<string, Promise<boolean>>()

/**
 * The product's own hashes, each made and compared once: making one is slow on purpose, a tenth of a second, and nearly all
 * parents of the tests have the same password. What one server has hashed, any other of the product verifies.
 */
export const rememberedPasswords: Passwords = {
  hash: (password) => remembered(hashes, password, () => hashPassword(password)),
  verify: ({ hash, password }) =>
    remembered(verdicts, `${hash} ${password}`, () => verifyPassword({ hash, password })),
}

function remembered<Answer>(
  answers: Map<string, Promise<Answer>>,
  key: string,
  find: () => Promise<Answer>,
): Promise<Answer> {
  const answer = answers.get(key) ?? find()
  answers.set(key, answer)
  return answer
}
