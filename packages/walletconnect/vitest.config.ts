import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['@kit/source'] },
  ssr: { resolve: { conditions: ['@kit/source'] } },
  test: {
    name: 'walletconnect',
    isolate: false,
    globalSetup: '../../tooling/devnet/src/prepareServer.ts',
    setupFiles: ['../../tooling/fakes/settleImports.ts', '../../tooling/fakes/waitPatiently.ts'],
    include: ['src/**/*.test.ts'],
    testTimeout: 20_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
  },
})
