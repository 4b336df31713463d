import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['@kit/source'] },
  ssr: { resolve: { conditions: ['@kit/source'] } },
  test: {
    name: 'demo',
    isolate: false,
    include: ['src/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
  },
})
