import { expect, test } from 'vitest'
import type { Mail } from '../ports/mail.ts'
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

const letters: [string, Mail | null][] = [
  ['the proof of an address', verifyEmailMail({ email: ruth.email, name: 'Ruth', link })],
  ['a new password', passwordResetMail({ email: ruth.email, name: '', link })],
  ['a story that is public', deskAnswerMail({ ...answer, deed: 'approve' })],
  ['a story that is not', deskAnswerMail({ ...answer, deed: 'send-back', reason: 'It names a street.' })],
  ['a story taken down', deskAnswerMail({ ...answer, deed: 'take-down', reason: 'It names a street.' })],
  ['a story that stays', deskAnswerMail({ ...answer, deed: 'keep' })],
  ['a story put back', deskAnswerMail({ ...answer, deed: 'put-back' })],
  ['a reported story', reportedMail({ ...ruth, title: answer.title })],
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

test('an address within a sentence can be pressed, without the full stop behind it (LT-01)', () => {
  const { html } = giftMail({ ...pack, receiptUrl: null, code: 'K7QF-2MXP' })
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
