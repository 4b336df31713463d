import { browserTests, sourceConditions } from '@kit/chromium/vitest'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: sourceConditions },
  optimizeDeps: { include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-dev-runtime', 'axe-core', 'rxjs'] },
  test: {
    name: 'gallery',
    include: ['src/**/*.test.tsx'],
    // Motion has tests of its own; here each state would wait for it.
    ...browserTests({ width: 480, height: 800, contextOptions: { reducedMotion: 'reduce' } }),
    testTimeout: 20_000,
  },
})
