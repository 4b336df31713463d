import { browserTests, sourceConditions } from '@kit/chromium/vitest'
import { defineConfig } from 'vitest/config'

// The frame’s element, in a real browser.
export default defineConfig({
  resolve: { conditions: sourceConditions },
  test: {
    name: 'embedded browser',
    include: ['src/**/*.test.tsx'],
    // Views are tested with those of the other features.
    exclude: ['src/react/**'],
    ...browserTests({ width: 700, height: 720 }),
  },
})
