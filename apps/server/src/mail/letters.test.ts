import { expect, test } from 'vitest'
import type { Letter } from '../ports/mail.ts'
import { composeLetter } from './compose-letter.ts'
import {
  boughtMail,
  deletionMail,
  deskAnswerMail,
  giftMail,
  keptMail,
  lockedMail,
  passwordResetMail,
  paymentBackMail,
  paymentStandsMail,
  reportedMail,
  storyReadyMail,
  tokensMail,
  unlockedMail,
  verifyEmailMail,
} from './mail.ts'

const publicUrl = 'https://fables.example'
const ruth = { email: 'ruth@example.org', displayName: 'Ruth', publicUrl }
const link = `${publicUrl}/api/auth/verify?token=a&callbackURL=%2F`
const pack = {
  ...ruth,
  purchaseId: 'p1',
  name: 'Family “pack” & more',
  tokens: 500,
  price: 1500,
  currency: 'eur',
}
const receiptUrl = 'https://pay.example/receipts/1'
const answer = { ...ruth, title: 'Ada & the <Wind>', storyId: 's1', reason: null }

const end = { page: `${publicUrl}/letters/t`, call: `${publicUrl}/api/letters/t` }
const story = { ...ruth, generationId: 'g1', theme: 'Psalm 23:1' }

const account: [string, Letter | null][] = [
  ['the proof of an address', verifyEmailMail({ email: ruth.email, name: 'Ruth', link })],
  ['a new password', passwordResetMail({ email: ruth.email, name: '', link })],
  ['a receipt', boughtMail({ ...pack, receiptUrl, settled: 20, balance: 780 })],
  ['a gift', giftMail({ ...pack, receiptUrl, code: 'K7QF-2MXP' })],
  ['a payment taken back', paymentBackMail({ ...pack, taken: 480, owed: 20, balance: 0 })],
  ['a payment that stands', paymentStandsMail({ ...pack, given: 480, owed: 0, balance: 480 })],
  ['given tokens', tokensMail({ ...ruth, amount: 100, reason: 'Patience.', balance: 400 })],
  ['a locked account', lockedMail({ ...ruth, reason: 'Somebody has your password.' })],
  ['an open account', unlockedMail(ruth)],
  ['an account to be deleted', deletionMail({ ...ruth, deletesAt: new Date('2026-12-10') })],
  ['an account that stays', keptMail(ruth)],
]

const stories: [string, Letter | null][] = [
  ['a text to read', storyReadyMail({ ...story, status: 'pending_review' })],
  ['picture ideas to change', storyReadyMail({ ...story, status: 'pending_prompt_review' })],
  ['pictures to choose', storyReadyMail({ ...story, status: 'pending_image_review' })],
  ['a story that failed', storyReadyMail({ ...story, status: 'failed' })],
  ['a story that is public', deskAnswerMail({ ...answer, deed: 'approve' })],
  ['a story that is not', deskAnswerMail({ ...answer, deed: 'send-back', reason: 'It names a street.' })],
  ['a story taken down', deskAnswerMail({ ...answer, deed: 'take-down', reason: 'It names a street.' })],
  ['a story that stays', deskAnswerMail({ ...answer, deed: 'keep' })],
  ['a story put back', deskAnswerMail({ ...answer, deed: 'put-back' })],
  ['a reported story', reportedMail({ ...ruth, title: answer.title })],
]

const letters = [
  ...account.map(
    ([name, letter]) => [name, letter && composeLetter(letter, { id: 'l1', end: null })] as const,
  ),
  ...stories.map(([name, letter]) => [name, letter && composeLetter(letter, { id: 'l1', end })] as const),
]

test.each(letters)('the letter of %s says the same as text and as a page (LT-01)', (_, letter) => {
  if (!letter) throw new Error('There is no such letter.')
  const paragraphs = letter.text.split('\n\n').filter((paragraph) => paragraph !== '')
  expect(paragraphs.length).toBeGreaterThan(2)
  const page = wordsOf(letter.html)
  for (const paragraph of paragraphs) expect(page).toContain(paragraph.replace(/:\n.*$/, ''))
  expect(letter.text).toContain(hrefOfButton(letter.html))
  // Each sentence that a parent reads begins as one.
  for (const paragraph of paragraphs) expect(paragraph).toMatch(/^[A-Z“\d]/)
})

test.each(letters)('the letter of %s can be read by night (LT-02)', (_, letter) => {
  expect(letter?.html).toContain('<meta name="color-scheme" content="light dark">')
  expect(letter?.html).toContain('@media (prefers-color-scheme: dark)')
})

test('a letter about stories can be ended where it ends, one about an account cannot (LT-04)', () => {
  const [about, of] = [stories[0]?.[1], account[0]?.[1]]
  if (!about || !of) throw new Error('There are no letters.')
  const ending = composeLetter(about, { id: 'l1', end })
  expect(ending.html).toContain(`href="${end.page}"`)
  expect(ending.text.trimEnd().endsWith(end.page)).toBe(true)
  expect(composeLetter(of, { id: 'l1', end: null }).text).not.toContain('No more letters')
})

test('a letter that a story waits names no child and no title, for it is read over shoulders (LT-03)', () => {
  for (const [, letter] of stories.slice(0, 4)) expect(JSON.stringify(letter)).not.toContain('Ada')
  expect(storyReadyMail({ ...story, status: 'generating_text' })).toBeNull()
})

test('an address within a sentence can be pressed, without the full stop behind it (LT-01)', () => {
  const gift = giftMail({ ...pack, receiptUrl: null, code: 'K7QF-2MXP' })
  const { html } = composeLetter(gift, { id: 'l1', end: null })
  expect(html).toContain(`href="${publicUrl}/pricing"`)
})

function wordsOf(html: string): string {
  return unescaped(html.replace(/<style>.*<\/style>/s, '').replaceAll(/<[^>]+>/g, ''))
}

function hrefOfButton(html: string): string {
  const [, address = 'no button'] = html.match(/<a class="button" href="([^"]+)"/) ?? []
  return unescaped(address)
}

function unescaped(text: string): string {
  return text.replaceAll(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
}
