import type { Page } from 'playwright-core'

/** Waits until the page has fetched nothing for `quietMs`. */
export async function quiet(page: Page, quietMs: number): Promise<void> {
  await page.evaluate(async (limitMs) => {
    const count = (): number => performance.getEntriesByType('resource').length
    for (let before = -1, since = performance.now(); performance.now() - since < limitMs; ) {
      if (count() !== before) since = performance.now()
      before = count()
      await new Promise((next) => setTimeout(next, 50))
    }
  }, quietMs)
}
