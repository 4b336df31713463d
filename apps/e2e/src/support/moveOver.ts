import type { Page } from '@playwright/test'

/** Moves the pointer within a window of the wallet: clicks count only after that. */
export async function moveOver(popup: Page): Promise<void> {
  await popup.getByRole('main').hover({ position: { x: 40, y: 30 } })
  await popup.getByRole('main').hover({ position: { x: 50, y: 36 } })
}
