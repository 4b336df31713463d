import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['@kit/source'] },
  ssr: { resolve: { conditions: ['@kit/source'] } },
  test: {
    name: 'eip155',
    isolate: false,
    setupFiles: ['../../tooling/fakes/settleImports.ts'],
    include: ['src/**/*.test.ts'],
    testTimeout: 15_000,
    expect: { poll: { timeout: 10_000 } },
  },
})
