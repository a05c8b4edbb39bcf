import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { startMailServer } from '@faith-fables/tools/mail-server/start-mail-server'
import { expect, test } from 'vitest'
import { createOutboxMailCarrier } from '../adapters/outbox/outbox-mail-carrier.ts'
import { createSmtpMailCarrier } from '../adapters/smtp/smtp-mail-carrier.ts'
import { MailRefusedError } from '../ports/mail.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { composeLetter } from './compose-letter.ts'
import { passwordResetMail } from './password-reset-mail.ts'

const link = 'https://fables.example/api/auth/reset-password/t0ken?callbackURL=%2Freset-password'
const end = { page: 'https://fables.example/letters/t', call: 'https://fables.example/api/letters/t' }
const resetLetter = (name: string) =>
  composeLetter(passwordResetMail({ email: 'ruth@example.org', name, link }), { id: 'l1', end: null })
const letter = resetLetter('Ruth')

test('the letter names the parent and holds the link, also for those who read it as a page', () => {
  expect(letter.to).toBe('ruth@example.org')
  expect(letter.text).toContain('Hello Ruth,')
  expect(letter.text).toContain(`\n${link}\n`)
  expect(letter.html).toContain(`<a class="button" href="${link}"`)
})

test('a name cannot add anything to the page', () => {
  const { html } = resetLetter('<a href="//x">Win & "more"</a>')
  expect(html).not.toContain('<a href="//x">')
  expect(html).toContain('Hello &#60;a href=&#34;//x&#34;&#62;Win &#38; &#34;more&#34;&#60;/a&#62;,')
})

test('without a mail server a letter is announced and lies in the outbox, for the operator alone (D-47)', async () => {
  await using folder = await temporaryFolder()
  const announced: string[] = []
  const carrier = createOutboxMailCarrier(folder.path, (file) => announced.push(file))

  await carrier.deliver(letter)

  const outbox = join(folder.path, 'outbox')
  const files = (await readdir(outbox)).toSorted()
  const text = files.find((file) => file.endsWith('.txt')) ?? ''
  const page = files.find((file) => file.endsWith('.html')) ?? ''
  expect(files).toHaveLength(2)
  expect(announced).toEqual([join(outbox, text)])
  expect(await readFile(join(outbox, text), 'utf8')).toBe(
    `To: ruth@example.org\nSubject: ${letter.subject}\n\n${letter.text}`,
  )
  expect(await readFile(join(outbox, page), 'utf8')).toBe(letter.html)
  for (const file of files) expect((await stat(join(outbox, file))).mode & 0o077).toBe(0)
})

test('a mail server receives the letter, after signing in, as text and as a page', async () => {
  await using mailServer = await startMailServer({ user: 'fables', password: 'p@ss' })
  const url = `smtp://fables:p%40ss@127.0.0.1:${mailServer.port}`
  const carrier = await createSmtpMailCarrier({ url, from: 'Faith Fables <stories@fables.example>' })

  await carrier.deliver(letter)

  const [received] = mailServer.received
  expect(received).toMatchObject({ from: 'stories@fables.example', to: ['ruth@example.org'] })
  expect(received?.content).toContain('From: Faith Fables <stories@fables.example>')
  expect(received?.content).toContain(`Subject: ${letter.subject}`)
  expect(received?.content).toContain('multipart/alternative')
  carrier.close()
})

test('a mail server that refuses us is a failure', async () => {
  await using mailServer = await startMailServer({ user: 'fables', password: 'p@ss' })
  const url = `smtp://fables:wrong@127.0.0.1:${mailServer.port}`
  const carrier = await createSmtpMailCarrier({ url, from: 'stories@fables.example' })

  await expect(carrier.deliver(letter)).rejects.toThrow(/^The mail server did not take the letter: EAUTH/)
  expect(mailServer.received).toEqual([])
  carrier.close()
})

test('a letter about stories tells mail programs how it is ended by one click, and keeps its id (LT-04)', async () => {
  await using mailServer = await startMailServer({ user: 'fables', password: 'p@ss' })
  const url = `smtp://fables:p%40ss@127.0.0.1:${mailServer.port}`
  const carrier = await createSmtpMailCarrier({ url, from: 'Faith Fables <stories@fables.example>' })

  await carrier.deliver({ ...letter, end })
  await carrier.deliver(letter)

  const [ending, lasting] = mailServer.received.map(({ content }) => content)
  expect(ending).toContain(`List-Unsubscribe: <${end.call}>`)
  expect(ending).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(lasting).not.toContain('List-Unsubscribe')
  for (const content of [ending, lasting]) expect(content).toContain('Message-ID: <l1@fables.example>')
  carrier.close()
})

test('an inbox that there is not is refused for good, one that is full for now, and neither is named (LT-06)', async () => {
  await using mailServer = await startMailServer({ user: 'fables', password: 'p@ss' })
  const url = `smtp://fables:p%40ss@127.0.0.1:${mailServer.port}`
  const carrier = await createSmtpMailCarrier({ url, from: 'stories@fables.example' })
  const failureOf = (answer: number) => {
    mailServer.answerTo('ruth@example.org', answer)
    return carrier.deliver(letter).then(
      () => null,
      (error: unknown) => error,
    )
  }

  const [gone, full] = [await failureOf(550), await failureOf(452)]

  expect(gone).toBeInstanceOf(MailRefusedError)
  expect(full).not.toBeInstanceOf(MailRefusedError)
  for (const error of [gone, full]) {
    expect(error).toBeInstanceOf(Error)
    expect(`${(error as Error).message} ${(error as Error).stack}`).not.toContain('ruth@')
  }
  carrier.close()
})
