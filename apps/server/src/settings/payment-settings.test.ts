import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'

const stripe = { STRIPE_SECRET_KEY: 'sk_test_abc', STRIPE_WEBHOOK_SECRET: 'whsec_abc' }

test('tokens are sold where Stripe’s key and the secret of its webhook are set', () => {
  expect(readConfig({}).payments).toBeNull()
  expect(readConfig(stripe).payments).toEqual({ secretKey: 'sk_test_abc', webhookSecret: 'whsec_abc' })
  for (const name of ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'])
    expect(() => readConfig({ ...stripe, [name]: '' })).toThrow('set the other one, too')
})

test.each([
  ['STRIPE_SECRET_KEY', 'pk_live_public', /begins with 'sk_' or 'rk_'\.$/],
  ['STRIPE_WEBHOOK_SECRET', 'we_123', /begins with 'whsec_'\.$/],
])('a %s that is none is refused and not repeated', (name, value, sentence) => {
  const refused = () => readConfig({ ...stripe, [name]: value })
  expect(refused).toThrow(sentence)
  expect(refused).not.toThrow(value)
})
