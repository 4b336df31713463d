import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['@kit/source'] },
  ssr: { resolve: { conditions: ['@kit/source'] } },
  test: {
    name: 'modal',
    isolate: false,
    environment: 'node',
    // Test files share a process: an import still pending at the end of one file would fail in the next.
    setupFiles: [
      'src/commands/modalCommands.ts',
      '../core/src/engine/engineCommands.ts',
      '../core/src/engine/walletCommands.ts',
      '../../tooling/fakes/settleImports.ts',
      '../../tooling/fakes/waitPatiently.ts',
    ],
    include: ['src/**/*.test.ts'],
    testTimeout: 20_000,
    typecheck: { include: ['src/**/*.test-d.ts'] },
  },
})
