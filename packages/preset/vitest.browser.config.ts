import { browserTests, sourceConditions } from '@kit/chromium/vitest'
import { defineConfig } from 'vitest/config'

// What each option does in the modal, in a real browser.
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
    name: 'preset browser',
    include: ['test/**/*.test.tsx'],
    ...browserTests({ width: 700, height: 720 }),
  },
})
