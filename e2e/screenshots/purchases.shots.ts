import { expect, test } from '../support/paying-test.ts'
import { shoot } from '../support/shoot.ts'

test('packs on sale, a purchase in each state, and the history', async ({ page, parent, stripe }) => {
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Buy Sapling' }).waitFor()
  await page.getByText('Enough for 6 stories').first().waitFor()
  await shoot(page, 'pricing-on-sale')

  const begin = async (isGift: boolean) => {
    const { purchaseId, url } = await parent.call('createCheckout', { body: { packId: 'sapling', isGift } })
    return { purchaseId, sessionId: url.slice(url.lastIndexOf('/') + 1) }
  }
  const own = await begin(false)
  await page.goto(`/purchases/${own.purchaseId}?cancelled`)
  await page.getByText('Nothing was bought.').waitFor()
  await shoot(page, 'purchase-cancelled', { viewOnly: true })
  await page.goto(`/purchases/${own.purchaseId}`)
  await page.getByText('are on the way.').waitFor()
  await shoot(page, 'purchase-on-its-way', { viewOnly: true })
  for (const event of stripe.till.pay(own.sessionId)) await stripe.send(event)
  await expect(page.getByText('You have 900 tokens now.')).toBeVisible()
  await shoot(page, 'purchase-bought')

  const gift = await begin(true)
  for (const event of stripe.till.pay(gift.sessionId)) await stripe.send(event)
  await page.goto(`/purchases/${gift.purchaseId}`)
  await page.getByText('Your gift is ready').waitFor()
  await shoot(page, 'purchase-gift')

  const { code } = (await parent.call('getPurchase', { params: gift })).gift ?? { code: '' }
  await page.goto('/pricing')
  await page.getByLabel('Code of the gift').fill(code)
  await page.getByRole('button', { name: 'Redeem' }).click()
  await page.getByText('600 tokens are yours now.').waitFor()
  await stripe.send(stripe.till.refund(gift.sessionId).created)
  await stripe.send(stripe.till.dispute(own.sessionId)('needs_response'))
  await parent.call('redeemGift', { body: { code } }).catch(() => {})
  await page.goto('/profile')
  await page.getByText('See the purchase').first().waitFor()
  await shoot(page, 'profile-purchases')
})
