import { expect } from 'vitest'
import { page as browser, type Locator } from 'vitest/browser'
import { en } from '../src/text/en.data.js'

/** Waits until a confirm button is armed, and scrolls to the end if there is more to read. */
export async function readAll(button: Locator, texts: { readonly 'frame.scroll': string } = en): Promise<void> {
  const isUnread = () =>
    document.querySelector('[data-decision]')?.textContent?.includes(texts['frame.scroll']) === true
  const isEnabled = () => document.querySelectorAll('[data-decision] button:disabled').length === 0
  await expect.poll(() => isUnread() || isEnabled()).toBe(true)
  if (isUnread()) scrollTo(0, document.documentElement.scrollHeight)
  await expect.element(button).toBeEnabled()
}

/** Presses a confirm button as a person does: once it is armed, after the pointer moved. */
export async function pressArmed(button: Locator): Promise<void> {
  await readAll(button)
  await browser.getByRole('main').hover({ position: { x: 2, y: 2 } })
  await button.click()
}
