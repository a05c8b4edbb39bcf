import { untilOnExplore } from '../support/explore-shelf.ts'
import { shoot } from '../support/shoot.ts'
import { expect, test } from '../support/test.ts'

test.use({ settings: { STARTER_LIBRARY: 'on' } })

test('filled', async ({ page, server }) => {
  test.setTimeout(300_000)
  await untilOnExplore(server.url, 8)
  await page.goto('/explore')
  await expect(page.getByRole('article')).toHaveCount(8)
  await shoot(page, 'explore-filled')
})
