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
    trace: 'off',
    launchOptions,
  },
})
