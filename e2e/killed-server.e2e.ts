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

  await server.kill()
  for (let poll = 0; poll < 3; poll++) {
    const failed = page.waitForEvent('requestfailed')
    await page.clock.runFor(pollSeconds * 1000)
    await failed
  }
  await expect(page.getByText(unreachable)).toBeVisible()
  await expect(page.getByRole('link', { name: /^Continue/ })).toBeVisible()

  const port = Number(new URL(server.url).port)
  const next = await startProduct({ dataFolder: server.dataFolder, port })
  try {
    await page.clock.runFor(pollSeconds * 1000)
    await expect(page.getByText(unreachable)).toBeHidden()
  } finally {
    await page.close()
    await next.stop()
  }
})
