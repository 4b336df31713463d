import { expect } from 'vitest'
import type { Locator } from 'vitest/browser'
import { page as browser } from 'vitest/browser'
import { en } from '../src/text/en.data.js'

/** Scrolls to the end, where there is more than fits. */
export async function readAll(texts: { readonly 'frame.scroll': string } = en): Promise<void> {
  await expect.element(browser.getByRole('main')).toBeVisible()
  // A view that was just shown is seen from its beginning.
  const hint = browser.getByText(texts['frame.scroll'])
  if (document.documentElement.scrollHeight > innerHeight) await expect.element(hint).toBeVisible()
  scrollTo(0, document.documentElement.scrollHeight)
}

/** Presses a button that decides as a person does: once it is armed, after the pointer moved. */
export async function pressArmed(button: Locator): Promise<void> {
  await readAll()
  await expect.element(button).toBeEnabled()
  await browser.getByRole('main').hover({ position: { x: 2, y: 2 } })
  await button.click()
}
