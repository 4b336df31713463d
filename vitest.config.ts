import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Many tests wait for real chains, relays and browsers: on two cores three at a time take a fifth less than two.
    maxWorkers: 3,
    // The WalletConnect client has an unhandled rejection when both ends delete a session at once. It affects no page and no test.
    onUnhandledError: ({ message = '' }) =>
      /^Missing or invalid\. Record was recently deleted - session/.test(message) ? false : undefined,
    // Projects that run in Node share a process (`isolate: false`): no module holds state, so nothing needs a fresh one per file.
    projects: [
      'scripts/vitest.config.ts',
      'packages/*/vitest.config.ts',
      'packages/*/vitest.scaled.config.ts',
      'apps/*/vitest.config.ts',
      'tooling/*/vitest.config.ts',
      'tooling/*/vitest.chains.config.ts',
    ],
  },
})
