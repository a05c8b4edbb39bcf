import {
  type DeskNumbers,
  type DeskPrices,
  initialAppConfig,
  initialTokenPacks,
} from '@faith-fables/contract'
import type { Page } from '@playwright/test'
import { test } from '../support/parent-test.ts'
import { shoot } from '../support/shoot.ts'

const day = 86_400_000

/** A busy quarter; the same at every run. */
function busyDays(count: number): DeskNumbers {
  const days = Array.from({ length: count }, (_, place) =>
    new Date(Date.UTC(2026, 10, 23) - (count - 1 - place) * day).toISOString().slice(0, 10),
  )
  const wave = (height: number, shift = 0) =>
    days.map((_, place) =>
      Math.round(height * (1.2 + Math.sin(place / 4 + shift) + (place % 7 > 4 ? 0.8 : 0))),
    )
  return {
    days,
    made: wave(40),
    published: wave(28, 0.3),
    unmade: [
      { status: 'failed', counts: wave(2) },
      { status: 'prompt_rejected_by_safety', counts: wave(1, 2) },
    ],
    signedUp: wave(12, 1),
    tokens: [
      { kind: 'sign_up_bonus', amounts: wave(3600, 1) },
      { kind: 'story', amounts: wave(4200).map((amount) => -amount) },
      { kind: 'story_refund', amounts: wave(200) },
      { kind: 'picture_regeneration', amounts: wave(350, 2).map((amount) => -amount) },
    ],
    suppliers: [
      {
        supplier: 'openai:gpt-4.1',
        calls: wave(60),
        failed: wave(1.5, 1),
        rests: wave(0),
        cost: wave(42).map((cents) => cents / 100),
      },
      {
        supplier: 'google:imagen-4',
        calls: wave(240, 0.4),
        failed: wave(4, 2),
        rests: wave(0.4, 1),
        cost: wave(960, 0.4).map((cents) => cents / 100),
      },
    ],
  }
}

async function fillNumbers(page: Page): Promise<void> {
  await page.route('**/api/users/me', async (route) => {
    const response = await route.fetch()
    const profile = await response.json()
    await route.fulfill({ response, json: { ...profile, emailVerified: true, isAdministrator: true } })
  })
  await page.route('**/api/admin/numbers?days=*', (route) => {
    const days = new URL(route.request().url()).searchParams.get('days')
    return route.fulfill({ json: busyDays(Number(days)) })
  })
  const prices: DeskPrices = { version: 2, config: initialAppConfig, packs: initialTokenPacks }
  const before = {
    ...prices,
    config: { ...initialAppConfig, imageCostDefault: 8, narrationGenerationCost: null },
  }
  await page.route('**/api/admin/prices', (route) => route.fulfill({ json: prices }))
  await page.route('**/api/admin/prices/changes', (route) =>
    route.fulfill({
      json: [
        {
          id: '2',
          at: '2026-11-20T12:00:00Z',
          by: 'somebody-with-a-long-name@example.org',
          before,
          after: prices,
        },
      ],
    }),
  )
}

test('prices and numbers at the desk', async ({ page }) => {
  await fillNumbers(page)
  await page.goto('/admin?tab=prices')
  await page.getByRole('textbox', { name: 'One picture, Default' }).fill('12')
  await shoot(page, 'desk-prices')
  await page.getByRole('button', { name: 'Look at the changes' }).click()
  await page.getByRole('dialog').waitFor()
  await shoot(page, 'desk-price-preview', { viewOnly: true })
  await page.goto('/admin?tab=numbers')
  for (const span of ['30 days', '90 days']) {
    await page.getByRole('radio', { name: span }).check()
    await page.getByRole('img', { name: /^Ordered/ }).waitFor()
    await shoot(page, `desk-numbers-${span.slice(0, 2)}`)
  }
})
