import { fileURLToPath } from 'node:url'
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
    setupFiles: [fileURLToPath(new URL('../fakes/waitPatiently.ts', import.meta.url))],
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

/**
 * Returns settings for the dependencies of browser tests. They are compiled before the run, because one discovered later would load React
 * a second time.
 */
export function dependencies(include) {
  return { include, rolldownOptions: { plugins: [withoutOwnerStacks] } }
}

/**
 * React in development captures a stack trace per element, for its warnings. With the browser's debugger attached, as in tests, that takes a
 * third of the time of rendering. React itself stops capturing after many elements, and this plugin makes it start like that.
 */
const withoutOwnerStacks = {
  name: 'without-owner-stacks',
  transform: {
    filter: { id: /[\\/]react[\\/]cjs[\\/]react(-jsx(-dev)?-runtime)?\.development\.js$/ },
    handler(code, id) {
      const changed = code.replaceAll('1e4 > ReactSharedInternals.recentlyCreatedOwnerStacks++', 'false')
      if (changed === code) throw new Error(`${id} no longer counts owner stacks. Update this plugin.`)
      return changed
    },
  },
}

async function emulateMotion({ page }, reducedMotion) {
  await page.emulateMedia({ reducedMotion })
}
