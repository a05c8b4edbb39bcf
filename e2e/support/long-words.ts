import type { Page } from '@playwright/test'

/** A word that nothing but its own letters can break. */
export const longWord = 'Donaudampfschifffahrtsgesellschaft'.repeat(6).slice(0, 200)

/** What parents name and write, and what is made of it. */
const namedByParents =
  /^(title|name|displayName|email|details|authorName|moralMessage|description|text|storyText|sceneText|pictureIdea|feedback|processingError|reviewModerationFeedback|additionalDetails|message)$/

/** Every answer of the server speaks in long words. */
export async function speakInLongWords(page: Page): Promise<void> {
  await page.route(/\/api\/(stories|public-stories|users)\//, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const response = await route.fetch()
    const body = await response.text()
    await route.fulfill({ response, body: withLongWords(body) })
  })
}

function withLongWords(body: string): string {
  try {
    return JSON.stringify(
      JSON.parse(body, (key, value) => (isNamed(key, value) ? `${longWord} ${value}` : value)),
    )
  } catch {
    return body
  }
}

function isNamed(key: string, value: unknown): value is string {
  return namedByParents.test(key) && typeof value === 'string'
}
