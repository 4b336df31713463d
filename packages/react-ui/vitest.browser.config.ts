import { browserTests, sourceConditions } from '@kit/chromium/vitest'
import { defineConfig } from 'vitest/config'

// Components, in a real browser.
export default defineConfig({
  resolve: { conditions: sourceConditions },
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react-dom/server.browser',
      'react/jsx-dev-runtime',
      'jsqr',
      '@zxing/library',
      'uqr',
      'vitest-browser-react',
    ],
  },
  test: {
    name: 'react-ui browser',
    include: ['src/**/*.test.tsx'],
    ...browserTests({ width: 700, height: 720 }),
  },
})
