import { expectAccessible } from './support/expect-accessible.ts'
import { expectFits } from './support/expect-fits.ts'
import { expect, test } from './support/parent-test.ts'
import { makeStory } from './support/stories.ts'

test('a microphone that is refused, or not there, is a sentence that says what to do (RL-10)', async ({
  page,
  parent,
  context,
}) => {
  const storyId = await makeStory(parent)
  const recording = await parent.call('createRecording', {
    params: { storyId },
    body: { name: 'Mama', isInvited: false },
  })
  await page.goto(`/recordings/${storyId}/${recording.id}`)
  await page.getByRole('button', { name: 'Read page 1' }).click()
  await expect(page.getByText(/The microphone is not allowed here|No microphone was found/)).toBeVisible()
  await context.grantPermissions(['microphone'])
  await page.getByRole('button', { name: 'Read page 1' }).click()
  await expect(page.getByText('No microphone was found.')).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)

  await page.addInitScript(() => Reflect.deleteProperty(window, 'MediaRecorder'))
  await page.reload()
  await expect(page.getByText('This browser cannot record.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Read page 1' })).toHaveCount(0)
  await expectAccessible(page)
})
