import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['@kit/source'] },
  ssr: { resolve: { conditions: ['@kit/source'] } },
  test: {
    name: 'api',
    isolate: false,
    setupFiles: ['../../tooling/fakes/settleImports.ts', '../../tooling/fakes/waitPatiently.ts'],
    include: ['src/**/*.test.ts'],
    hookTimeout: 30_000,
    testTimeout: 30_000,
  },
})
