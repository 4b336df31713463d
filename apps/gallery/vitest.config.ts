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

export default defineConfig({
  resolve: { conditions: ['@kit/source', 'module', 'browser', 'development|production'] },
  optimizeDeps: { include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-dev-runtime', 'axe-core', 'rxjs'] },
  test: {
    name: 'gallery',
    include: ['src/**/*.test.tsx'],
    testTimeout: 20_000,
    // As long as the end-to-end tests: a machine may be busy, and what is awaited ends the wait.
    expect: { poll: { timeout: 10_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 480, height: 800 },
      provider: playwright({
        launchOptions: { args, ...(executablePath && { executablePath }) },
        // Motion has tests of its own; here each state would wait for it.
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
