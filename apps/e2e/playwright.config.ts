import { launchOptions } from '@kit/chromium'
import { defineConfig } from '@playwright/test'
import type { DemoOptions } from './src/support/test.js'

export default defineConfig<DemoOptions>({
  testDir: 'src',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  // The tests mostly wait for chains, relays and servers.
  workers: 3,
  forbidOnly: process.env['CI'] !== undefined,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    colorScheme: 'light',
    // Animations take a fifth of the time, and have tests of their own; `connect.spec` runs with them.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
    launchOptions,
  },
})
