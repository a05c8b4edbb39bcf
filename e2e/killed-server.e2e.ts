import { startProduct } from '@faith-fables/tools/product/start-product'
import { expect, test } from './support/parent-test.ts'
import { makeDraft } from './support/stories.ts'

// A product of its own, since it does not outlive this file; what is on its way when it dies is reset.
test.use({
  settings: { LOG_LEVEL: 'error' },
  expectedErrors: /ERR_(CONNECTION_(REFUSED|RESET)|SOCKET_NOT_CONNECTED|EMPTY_RESPONSE)|could not be/i,
})

const pollSeconds = 15
const unreachable = 'We cannot reach your stories right now. Trying again...'

test('a server that died is asked again and again, and the table goes on when it lives', async ({
  page,
  parent,
  server,
}) => {
  await makeDraft(parent)
  await page.clock.install()
  await page.goto('/library?tab=in-progress')
  await expect(page.getByRole('link', { name: /^Continue/ })).toBeVisible()

  let failed = 0
  page.on('requestfailed', () => {
    failed += 1
  })
  // Run on before the screen has set its next alarm, the clock rings none: it is run on until the screen has asked.
  const runOn = () => page.clock.runFor(pollSeconds * 1000)
  await server.kill()
  for (const asked of [1, 2, 3])
    await expect(async () => {
      await runOn()
      expect(failed).toBeGreaterThanOrEqual(asked)
    }).toPass()
  await expect(page.getByText(unreachable)).toBeVisible()
  await expect(page.getByRole('link', { name: /^Continue/ })).toBeVisible()

  const port = Number(new URL(server.url).port)
  const next = await startProduct({ dataFolder: server.dataFolder, port })
  try {
    await expect(async () => {
      await runOn()
      await expect(page.getByText(unreachable)).toBeHidden({ timeout: 1000 })
    }).toPass()
  } finally {
    await page.close()
    await next.stop()
  }
})
