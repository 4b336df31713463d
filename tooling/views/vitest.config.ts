import { browserTests, sourceConditions } from '@kit/chromium/vitest'
import { defineConfig } from 'vitest/config'

// Views of all features, in one real browser.
export default defineConfig({
  resolve: { conditions: sourceConditions },
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
    name: 'features browser',
    include: ['../../packages/*/src/react/**/*.test.tsx'],
    passWithNoTests: true,
    ...browserTests({ width: 700, height: 720 }),
  },
})
