import { existsSync } from 'node:fs'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

const browserPaths = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium', '/usr/bin/google-chrome']
const executablePath = browserPaths.find((path) => path !== undefined && existsSync(path))
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

// What each option does in the modal, in a real browser.
export default defineConfig({
  resolve: { conditions: ['@kit/source', 'module', 'browser', 'development|production'] },
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react-dom/server.browser',
      'react/jsx-dev-runtime',
      'vitest-browser-react',
    ],
  },
  test: {
    name: 'preset browser',
    include: ['test/**/*.test.tsx'],
    testTimeout: 15_000,
    // As long as the end-to-end tests: a machine may be busy, and what is awaited ends the wait.
    expect: { poll: { timeout: 10_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 700, height: 720 },
      provider: playwright({ launchOptions: { args, ...(executablePath && { executablePath }) } }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
