import { signUpParent } from '@faith-fables/tools/product/parent-client'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/expect-accessible.ts'
import { expectFits } from './support/expect-fits.ts'
import { expect, test } from './support/paying-test.ts'

const tokensOf = (page: Page) => page.getByRole('region', { name: 'Your tokens' })

test('a pack is bought: the tokens arrive, and the history has the receipt (BU-20, BU-21)', async ({
  page,
}) => {
  await page.goto('/pricing')
  await expect(page.getByText('Tokens are not on sale here.')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Buy Sapling' })).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  await page.getByRole('button', { name: 'Buy Sapling' }).click()

  await expect(page.getByRole('heading', { name: 'Pay 9.99 usd' })).toBeVisible()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()

  await expect(page).toHaveURL(/\/purchases\/[\w-]+$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Your Purchase' })).toBeVisible()
  await expect(page.getByText('Thank you. 600 tokens are yours.')).toBeVisible()
  await expect(page.getByText('You have 900 tokens now.')).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)

  await page.getByRole('link', { name: 'Your token history' }).click()
  const entry = page.getByRole('row', { name: /Bought: Sapling, 600 tokens/ })
  await expect(entry).toContainText('$9.99')
  await expect(entry).toContainText('+600')
  await expectAccessible(page)
  await expectFits(page)
  await entry.getByRole('link', { name: 'Receipt' }).click()
  await expect(page.getByRole('heading', { name: 'Receipt' })).toBeVisible()
})

test('whoever is back before the payment is confirmed sees the tokens on their way, and then come (BU-21)', async ({
  page,
  stripe,
}) => {
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Buy Sprout' }).click()
  const sessionId = new URL(page.url()).pathname.split('/').at(-1)
  await page.getByRole('button', { name: 'Pay slowly' }).click()
  await expect(page.getByText('Your 200 tokens are on the way.')).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)

  const [charge, completed] = stripe.till.pay([...stripe.till.sessions.keys()].at(-1) ?? sessionId ?? '')
  await stripe.send(completed)
  await expect(page.getByText('Thank you. 200 tokens are yours.')).toBeVisible()
  await expect(page.getByText('You have 500 tokens now.')).toBeVisible()
  await stripe.send(charge)
})

test('whoever turns back has bought nothing and is told so (BU-22)', async ({ page }) => {
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Buy Apple Tree' }).click()
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page.getByText('Nothing was bought.')).toBeVisible()
  await expect(page.getByText('You came back before paying, and were not charged.')).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  await page.getByRole('link', { name: 'Back to the packs' }).click()
  await expect(tokensOf(page).getByText('300')).toBeVisible()
})

test('a gift is bought by one parent and redeemed by another (GI-07)', async ({ page, server, stripe }) => {
  const naomi = await signUpParent(server.url)
  const { url, purchaseId } = await naomi.call('createCheckout', {
    body: { packId: 'sapling', isGift: true },
  })
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Give as a gift: Sapling' }).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Your gift is ready' })).toBeVisible()
  const own = await page.getByText(/^[2-9A-Z]{4}(-[2-9A-Z]{4}){3}$/).innerText()
  await expectAccessible(page)
  await expectFits(page)
  await page.getByRole('link', { name: 'Your token history' }).click()
  await expect(page.getByText(`Code ${own}, not redeemed yet`)).toBeVisible()

  // The other way round: what Naomi pays for is redeemed here.
  for (const event of stripe.till.pay(url.slice(url.lastIndexOf('/') + 1))) await stripe.send(event)
  const { gift } = await naomi.call('getPurchase', { params: { purchaseId } })
  await page.goto('/pricing')
  await page.getByLabel('Code of the gift').fill(gift?.code.toLowerCase() ?? '')
  await page.getByRole('button', { name: 'Redeem' }).click()
  await expect(page.getByText('600 tokens are yours now.')).toBeVisible()
  await expect(tokensOf(page).getByText('900')).toBeVisible()
  await expectAccessible(page)
  expect(await naomi.call('getPurchase', { params: { purchaseId } })).toMatchObject({
    gift: { state: 'redeemed' },
  })
})

test.describe('what goes wrong', () => {
  test.use({ expectedErrors: /status of (404|409|503)/ })

  test('a code that is none, an unknown purchase and a payment page that does not open are told (GI-04, BU-05, BU-07)', async ({
    page,
    stripe,
  }) => {
    await page.goto('/pricing')
    await page.getByRole('button', { name: 'Redeem' }).click()
    await expect(page.getByText('Please enter the code of the gift.')).toBeVisible()
    await expect(page.getByLabel('Code of the gift')).toBeFocused()
    await page.getByLabel('Code of the gift').fill('AAAA-BBBB')
    await page.getByRole('button', { name: 'Redeem' }).click()
    await expect(page.getByText('There is no gift with this code. Please look at it again.')).toBeVisible()

    stripe.api.failure = 500
    await page.getByRole('button', { name: 'Buy Sapling' }).click()
    await expect(page.getByText('Nothing was charged.')).toBeVisible()
    stripe.api.failure = null
    await expectAccessible(page)

    await page.goto('/purchases/nobodys')
    await expect(page.getByRole('heading', { name: 'There Is No Such Purchase' })).toBeVisible()
    await expectAccessible(page)
  })
})
