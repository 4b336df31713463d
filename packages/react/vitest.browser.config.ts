import { browserTests, sourceConditions } from '@kit/chromium/vitest'
import { defineConfig } from 'vitest/config'

// Hooks, in a real browser.
export default defineConfig({
  resolve: { conditions: sourceConditions },
  optimizeDeps: {
    include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-dev-runtime', 'vitest-browser-react'],
  },
  test: {
    name: 'react browser',
    include: ['src/**/*.test.tsx'],
    ...browserTests({ width: 800, height: 720 }),
  },
})
