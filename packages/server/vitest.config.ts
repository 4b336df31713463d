import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['@kit/source'] },
  ssr: { resolve: { conditions: ['@kit/source'] } },
  test: {
    name: 'server',
    isolate: false,
    globalSetup: '../../tooling/devnet/src/prepareServer.ts',
    setupFiles: ['../../tooling/fakes/settleImports.ts', '../../tooling/fakes/waitPatiently.ts'],
    include: ['src/**/*.test.ts'],
    // Those need Postgres and Redis: see vitest.scaled.config.ts.
    exclude: ['src/**/*.scaled.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
  },
})
