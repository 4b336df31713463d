import { defineConfig } from '@playwright/test'
import type { DemoOptions } from './src/support/test.js'

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'

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
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
