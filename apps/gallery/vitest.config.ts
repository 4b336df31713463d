import { browserTests, dependencies, sourceConditions } from '@kit/chromium/vitest'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: sourceConditions },
  optimizeDeps: dependencies(['react', 'react-dom', 'react-dom/client', 'react/jsx-dev-runtime', 'axe-core', 'rxjs']),
  test: {
    name: 'gallery',
    include: ['src/**/*.test.tsx'],
    ...browserTests({ width: 480, height: 800 }),
    testTimeout: 20_000,
    provide: { isWhole: process.env['KIT_SOAK_TIMES'] !== undefined },
  },
})
