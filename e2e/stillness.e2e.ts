import type { Page } from '@playwright/test'
import { expect, test } from './support/parent-test.ts'

// An unknown address is answered with 404.
test.use({ expectedErrors: /status of 404/ })

// That these journeys ask for reduced motion is said in the configuration: contextOptions.reducedMotion.
const screens = ['/', '/explore', '/create', '/library', '/profile', '/pricing', '/no-such-page']

test('nothing on the main screens moves for those who ask for stillness (D-51)', async ({ page }) => {
  for (const address of screens) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await movingElements(page), address).toEqual([])
  }
})

test('neither a menu nor a dialog nor a waiting line moves for them (D-51)', async ({ page }) => {
  await page.route('**/api/public-stories/featured', () => {})
  await page.goto('/')
  await expect(page.getByText('Loading featured stories...')).toBeVisible()
  expect(await movingElements(page)).toEqual([])

  await page.goto('/create')
  await page.getByRole('button', { name: 'Add New Character' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await movingElements(page)).toEqual([])
})

test('for everybody else things do move, so the looking is not blind', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await movingElements(page)).not.toEqual([])
})

/** What would move: elements and pseudo-elements with an animation or a transition, and animations begun by script. */
function movingElements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const styled = [...document.querySelectorAll('*')].filter((element) =>
      [undefined, '::before', '::after'].some((part) => isMoving(getComputedStyle(element, part))),
    )
    const running = document.getAnimations().map((animation) => `animation ${animation.id}`)
    return [...styled.map((element) => element.className.toString()), ...running]

    function isMoving({ animationName, transitionDuration }: CSSStyleDeclaration): boolean {
      const lasts = transitionDuration.split(',').some((duration) => Number.parseFloat(duration) > 0)
      return animationName !== 'none' || lasts
    }
  })
}
