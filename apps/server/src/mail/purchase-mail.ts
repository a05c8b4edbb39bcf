import { countOf, formatPrice } from '@faith-fables/contract'
import type { Letter } from '../ports/mail.ts'

/** A pack that was bought, and by whom. */
export interface PurchaseNews {
  email: string
  displayName: string | null
  publicUrl: string
  purchaseId: string
  /** Of the pack. */
  name: string
  tokens: number
  /** In the smallest unit of the currency. */
  price: number
  currency: string
}

/** The receipt of a pack that a parent bought for themselves. */
export function boughtMail({
  receiptUrl,
  settled,
  balance,
  ...news
}: PurchaseNews & { receiptUrl: string | null; settled: number; balance: number }): Letter {
  const settling = settled > 0 ? [`Of these, ${countOf(settled, 'token')} settled what was owed.`] : []
  return letter(news, {
    subject: `Your receipt: ${news.name}`,
    sentences: [
      `Thank you. You have bought ${packWords(news)} for ${formatPrice(news)}, and the tokens are yours.`,
      ...settling,
      `You have ${countOf(balance, 'token')} now.`,
      ...receiptSentence(receiptUrl),
    ],
    button: 'See your purchase',
  })
}

/** The receipt of a gift, with its code. */
export function giftMail({
  receiptUrl,
  code,
  ...news
}: PurchaseNews & { receiptUrl: string | null; code: string }): Letter {
  return letter(news, {
    subject: `Your gift: ${news.name}`,
    sentences: [
      `Thank you. You have bought ${packWords(news)} for ${formatPrice(news)}, as a gift for another family.`,
      `This is its code: ${code}`,
      `Whoever you give it to enters it at ${news.publicUrl}/pricing. It can be redeemed once, and does not expire.`,
      ...receiptSentence(receiptUrl),
    ],
    button: 'See your purchase',
  })
}

/** Tells a parent that tokens were taken back, because their money was. */
export function paymentBackMail({
  taken,
  balance,
  owed,
  ...news
}: PurchaseNews & { taken: number; balance: number; owed: number }): Letter {
  const owing =
    owed > 0
      ? [
          `Some of them were spent already: ${countOf(owed, 'token')} are owed, and will be settled from what you buy next.`,
        ]
      : []
  return letter(news, {
    subject: `${countOf(taken, 'token')} taken back`,
    sentences: [
      `The payment for ${packWords(news)} was refunded or disputed, so ${countOf(taken, 'token')} of it do not count any more.`,
      ...owing,
      `You have ${countOf(balance, 'token')} now.`,
    ],
    button: 'See your purchase',
  })
}

/** The opposite: the payment stands after all. */
export function paymentStandsMail({
  given,
  balance,
  owed,
  ...news
}: PurchaseNews & { given: number; balance: number; owed: number }): Letter {
  const owing = owed > 0 ? [`${countOf(owed, 'token')} are still owed.`] : []
  return letter(news, {
    subject: `${countOf(given, 'token')} given again`,
    sentences: [
      `The payment for ${packWords(news)} stands after all, so ${countOf(given, 'token')} of it count again.`,
      ...owing,
      `You have ${countOf(balance, 'token')} now.`,
    ],
    button: 'See your purchase',
  })
}

const packWords = ({ name, tokens }: PurchaseNews): string => `“${name}”, ${countOf(tokens, 'token')},`

const receiptSentence = (receiptUrl: string | null): string[] =>
  receiptUrl === null ? [] : [`The receipt of the payment: ${receiptUrl}`]

interface LetterWords {
  subject: string
  sentences: readonly string[]
  button: string
}

function letter(
  { email, displayName, publicUrl, purchaseId }: PurchaseNews,
  { subject, sentences, button }: LetterWords,
): Letter {
  return {
    to: email,
    subject,
    name: displayName,
    sentences,
    button,
    link: `${publicUrl}/purchases/${purchaseId}`,
  }
}
