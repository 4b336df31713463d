import { launchOptions } from '@kit/chromium'
import { defineConfig } from '@playwright/test'
import type { DemoOptions } from './src/support/test.js'

export default defineConfig<DemoOptions>({
  testDir: 'src',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  // They wait for chains, relays and servers more than they compute.
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
    // What moves takes a fifth of the time, and has tests of its own; `connect.spec` is seen with it.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
    launchOptions,
  },
})
