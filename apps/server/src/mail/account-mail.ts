import { countOf } from '@faith-fables/contract'
import type { Letter } from '../ports/mail.ts'

export interface AccountNews {
  email: string
  displayName: string | null
  publicUrl: string
}

/** Tells a parent that tokens were given or taken, and why. */
export function tokensMail({
  amount,
  reason,
  balance,
  ...news
}: AccountNews & { amount: number; reason: string; balance: number }): Letter {
  const tokens = countOf(Math.abs(amount), 'token')
  const subject = amount > 0 ? `${tokens} for you` : `${tokens} taken back`
  const done = amount > 0 ? `We have given you ${tokens}.` : `We have taken back ${tokens}.`
  const sentences = [done, `The reason: ${reason}`, `You have ${countOf(balance, 'token')} now.`]
  return letter(news, { subject, sentences, button: 'See the token history', path: '/profile' })
}

/** Tells a parent that the account is locked, and why. */
export function lockedMail({ reason, ...news }: AccountNews & { reason: string }): Letter {
  const sentences = [
    'We have locked your account. Your stories and tokens stay as they are, and nobody can use them meanwhile.',
    `The reason: ${reason}`,
    'If this is a mistake, please answer this letter.',
  ]
  return letter(news, {
    subject: 'Your account is locked',
    sentences,
    button: 'Open Faith Fables',
    path: '/',
  })
}

export function unlockedMail(news: AccountNews): Letter {
  const sentences = ['Your account is open again. Everything is where it was.']
  return letter(news, {
    subject: 'Your account is open again',
    sentences,
    button: 'Open My Library',
    path: '/library',
  })
}

/** Tells a parent that the account will be deleted, and how to keep it. */
export function deletionMail({ deletesAt, ...news }: AccountNews & { deletesAt: Date }): Letter {
  const day = deletesAt.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
  const sentences = [
    `You have asked us to delete your account. On ${day} it will be gone for good, with your stories, pictures and characters.`,
    'Until then you can keep it: sign in, open your profile and choose “Keep my account”.',
    'If it was not you who asked, please set a new password now.',
  ]
  return letter(news, {
    subject: 'Your account will be deleted',
    sentences,
    button: 'Open my profile',
    path: '/profile',
  })
}

export function keptMail(news: AccountNews): Letter {
  const sentences = ['Your account will not be deleted. Everything is where it was.']
  return letter(news, {
    subject: 'Your account stays',
    sentences,
    button: 'Open My Library',
    path: '/library',
  })
}

interface LetterWords {
  subject: string
  sentences: readonly string[]
  button: string
  path: string
}

function letter(
  { email, displayName, publicUrl }: AccountNews,
  { subject, sentences, button, path }: LetterWords,
): Letter {
  return {
    to: email,
    subject,
    name: displayName,
    sentences,
    button,
    link: `${publicUrl}${path}`,
  }
}
