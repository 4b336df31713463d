import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['@kit/source'] },
  ssr: { resolve: { conditions: ['@kit/source'] } },
  test: {
    name: 'core',
    isolate: false,
    environment: 'node',
    include: ['src/**/*.test.ts'],
    testTimeout: 20_000,
    typecheck: { include: ['src/**/*.test-d.ts'] },
  },
})
