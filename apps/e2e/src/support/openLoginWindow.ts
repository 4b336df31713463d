import type { Page } from '@playwright/test'
import type { Demo } from './Demo.js'

/** Presses a social login of the open modal, and waits for its window. */
export async function openLoginWindow(demo: Demo, name: string | RegExp): Promise<Page> {
  const opened = demo.page.waitForEvent('popup')
  await demo.modal.getByRole('button', { name, exact: true }).click()
  return opened
}
