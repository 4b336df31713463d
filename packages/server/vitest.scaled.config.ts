import { defineConfig } from 'vitest/config'

// The tests of `vitest.config.ts` with Postgres as the store and Redis for shared state.
export default defineConfig({
  resolve: { conditions: ['@kit/source'] },
  ssr: { resolve: { conditions: ['@kit/source'] } },
  test: {
    name: 'server-scaled',
    isolate: false,
    include: [
      'src/**/*.scaled.test.ts',
      'src/{platform/http,chain/routes}/*.test.ts',
      'src/chain/families/**/add*Routes*.test.ts',
      'src/contract/everyEndpoint.test.ts',
      'src/relay/{createDelivery,signClient,answerFrame,relayFlood}.test.ts',
      'src/relay/methods/*.test.ts',
      'src/chain/families/eip155/history/createBackfill.test.ts',
      'src/platform/operations/{addEventRoutes,operations}.test.ts',
      'src/wallet/add{Email,Key,Passkey}Routes.test.ts',
      'src/wallet/social/add*Routes.test.ts',
      'src/wallet/{changeEmail,sweepWallet}.test.ts',
    ],
    env: { KIT_TEST_MODE: 'scaled' },
    globalSetup: ['src/testing/scaledServices.ts', '../../tooling/devnet/src/prepareServer.ts'],
    setupFiles: [
      'src/testing/skipWithoutServices.ts',
      '../../tooling/fakes/settleImports.ts',
      '../../tooling/fakes/waitPatiently.ts',
    ],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
  },
})
