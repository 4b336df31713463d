import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['@kit/source'] },
  ssr: { resolve: { conditions: ['@kit/source'] } },
  test: {
    name: 'react',
    setupFiles: ['../../tooling/fakes/waitPatiently.ts'],
    include: ['src/**/*.test.ts'],
    testTimeout: 20_000,
    environment: 'node',
  },
})
