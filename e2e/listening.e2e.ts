import type { Page } from '@playwright/test'
import { expectAccessible } from './support/expect-accessible.ts'
import { expectFits } from './support/expect-fits.ts'
import { expect, test } from './support/parent-test.ts'
import { makeStory } from './support/stories.ts'

test('a book reads itself aloud, marks what it says and turns its pages (D-48)', { tag: '@phone' }, async ({
  page,
  parent,
}) => {
  test.slow()
  const storyId = await makeStory(parent)
  await giveVoice(page)
  await page.goto(`/story/${storyId}`)
  await page.getByRole('button', { name: 'Listen' }).click()
  const bar = page.getByRole('region', { name: 'Listening' })
  await expect(bar.getByText('Reading to you')).toBeVisible()

  await test.step('the sentence and the word are marked', async () => {
    await expect.poll(() => marked(page)).toMatchObject({ sentence: await spoken(page) })
    const { sentence, word } = await marked(page)
    expect(sentence.startsWith(word)).toBe(true)
    await expectAccessible(page)
    await expectFits(page)
  })

  await test.step('paused and gone on with, by keyboard', async () => {
    await bar.getByRole('button', { name: 'Pause' }).focus()
    await page.keyboard.press('Enter')
    await expect(bar.getByText('Paused')).toBeVisible()
    await expect.poll(() => marked(page)).toEqual({ sentence: '', word: '' })
    await page.keyboard.press('Enter')
    await expect(bar.getByText('Reading to you')).toBeVisible()
  })

  await test.step('the pages turn by themselves', async () => {
    // Each look lets a sentence end.
    await expect.poll(() => sayOn(page), { intervals: [100] }).toBe('page 2 of 5')
    await expect.poll(() => sayOn(page), { intervals: [100] }).toBe('page 3 of 5')
  })

  await test.step('choices', async () => {
    await bar.getByRole('button', { name: /^Voice/ }).click()
    await expectAccessible(page)
    await page.getByRole('menuitemradio', { name: 'Ada' }).click()
    await bar.getByRole('button', { name: /^Sleep timer/ }).click()
    await page.getByRole('menuitemradio', { name: '10 minutes' }).click()
    await expect(bar.getByText('sleeps after 10 minutes')).toBeVisible()
    await expectFits(page)
    await page.getByRole('button', { name: 'Stop reading' }).click()
    await expect(bar).toHaveCount(0)
  })
})

declare global {
  interface Window {
    /** What is being said. */
    said: SpeechSynthesisUtterance | null
  }
}

/** A voice that says a word and waits for the test: the browsers of the tests have none. */
async function giveVoice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.said = null
    const { speechSynthesis } = window
    const ada = { name: 'Ada', lang: 'en-GB', default: true, localService: true, voiceURI: 'ada' }
    Object.defineProperty(speechSynthesis, 'getVoices', { value: () => [ada] })
    Object.defineProperty(speechSynthesis, 'cancel', { value: () => undefined })
    Object.defineProperty(window.SpeechSynthesisUtterance.prototype, 'voice', { writable: true })
    Object.defineProperty(speechSynthesis, 'speak', {
      value(utterance: SpeechSynthesisUtterance) {
        window.said = utterance
        utterance.onboundary?.({ name: 'word', charIndex: 0 } as SpeechSynthesisEvent)
      },
    })
  })
}

const spoken = async (page: Page): Promise<string> => {
  await page.waitForFunction(() => window.said !== null)
  return await page.evaluate(() => window.said?.text ?? '')
}

/** The words under each mark. */
const marked = (page: Page): Promise<{ sentence: string; word: string }> =>
  page.evaluate(() => {
    const textOf = (name: string) =>
      [...(CSS.highlights.get(name) ?? [])].map((range) => (range as Range).toString()).join('')
    return { sentence: textOf('spoken-sentence'), word: textOf('spoken-word') }
  })

/** Lets the voice end its sentence. @returns which page lies open */
const sayOn = async (page: Page): Promise<string | null> => {
  await page.evaluate(() => {
    const { said } = window
    window.said = null
    said?.onend?.({} as SpeechSynthesisEvent)
  })
  return await page.getByRole('status').filter({ hasText: 'page' }).textContent()
}
