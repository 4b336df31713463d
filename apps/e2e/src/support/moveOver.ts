import type { Page } from '@playwright/test'

/** Moves the pointer within a window of the wallet: a press counts after that. */
export async function moveOver(popup: Page): Promise<void> {
  await popup.getByRole('main').hover({ position: { x: 2, y: 2 } })
  await popup.getByRole('main').hover({ position: { x: 9, y: 9 } })
}
