import { z } from 'zod'
import type { PaymentSetting } from '../ports/payment-setting.ts'
import { SettingError } from './setting-error.ts'
import type { SettingsOf } from './setting-values.ts'

/** What tokens are sold by. */
export const paymentVariables = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_\S+$/, "must be a secret key of Stripe, which begins with 'sk_' or 'rk_'")
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, "must be the signing secret of Stripe's webhook, which begins with 'whsec_'")
    .optional(),
}

/** @throws SettingError when there is one without the other */
export function paymentSetting({
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
}: SettingsOf<typeof paymentVariables>): PaymentSetting | null {
  if (Boolean(secretKey) !== Boolean(webhookSecret)) {
    throw new SettingError(
      'Selling tokens needs both STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET: set the other one, too.',
    )
  }
  return secretKey && webhookSecret ? { secretKey, webhookSecret } : null
}
