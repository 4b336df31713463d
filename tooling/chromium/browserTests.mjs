import { playwright } from '@vitest/browser-playwright'
import { launchOptions } from './launchOptions.mjs'

/** Export conditions for browser tests to load the TypeScript sources. */
export const sourceConditions = ['@kit/source', 'module', 'browser', 'development|production']

/**
 * Returns settings of a Vitest project whose tests run in Chromium, in a window of this size. Motion is reduced, which saves frames and
 * waiting. Tests of motion enable it with the command `emulateMotion`.
 */
export function browserTests({ width, height }) {
  return {
    testTimeout: 15_000,
    // The same timeout as in end-to-end tests, because a machine may be busy. A passing assertion ends the wait earlier.
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
