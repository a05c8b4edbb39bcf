import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from './test.ts'

/** The letters in the outbox of the product, the oldest first. */
async function lettersTo(dataFolder: string, email: string): Promise<string[]> {
  const folder = join(dataFolder, 'outbox')
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.txt')).toSorted()
  const letters = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  return letters.filter((letter) => letter.startsWith(`To: ${email}\n`))
}

/** The link of the newest letter, once there are so many. */
export async function linkOfLetter(dataFolder: string, email: string, count: number): Promise<string> {
  await expect.poll(async () => (await lettersTo(dataFolder, email)).length).toBe(count)
  const letter = (await lettersTo(dataFolder, email)).at(-1) ?? ''
  return /^http\S+$/m.exec(letter)?.[0] ?? ''
}

/** Opens the link of the letter that came with the account: the address counts as the parent's from now on. */
export async function verifyEmail(dataFolder: string, email: string): Promise<void> {
  await fetch(await linkOfLetter(dataFolder, email, 1), { redirect: 'manual' })
}
