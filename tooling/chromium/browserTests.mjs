import { playwright } from '@vitest/browser-playwright'
import { launchOptions } from './launchOptions.mjs'

/** Export conditions by which tests in a browser read the TypeScript sources. */
export const sourceConditions = ['@kit/source', 'module', 'browser', 'development|production']

/**
 * Settings of a Vitest project whose tests run in Chromium, in a window of this size. Nothing moves there, as for a visitor who asked for
 * less motion, which spares the frames and the wait for them; a file of tests of motion asks for it by the command `emulateMotion`.
 */
export function browserTests({ width, height }) {
  return {
    testTimeout: 15_000,
    // As long as the end-to-end tests: a machine may be busy, and what is awaited ends the wait.
    expect: { poll: { timeout: 10_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width, height },
      provider: playwright({ launchOptions, contextOptions: { reducedMotion: 'reduce' } }),
      commands: { emulateMotion },
      instances: [{ browser: 'chromium' }],
    },
  }
}

async function emulateMotion({ page }, reducedMotion) {
  await page.emulateMedia({ reducedMotion })
}
