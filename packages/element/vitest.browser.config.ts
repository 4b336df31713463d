import { browserTests, sourceConditions } from '@kit/chromium/vitest'
import { defineConfig } from 'vitest/config'

// Components, in a real browser.
export default defineConfig({
  resolve: { conditions: sourceConditions },
  optimizeDeps: {
    include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-dev-runtime', '@kit/react-ui > uqr'],
  },
  test: {
    name: 'element browser',
    include: ['src/**/*.test.tsx'],
    ...browserTests({ width: 700, height: 720 }),
  },
})
