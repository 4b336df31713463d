import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['@kit/source'] },
  ssr: { resolve: { conditions: ['@kit/source'] } },
  test: {
    name: 'core',
    isolate: false,
    environment: 'node',
    // Test files share a process: a chunk that is still loading when its file ends would fail in the next one.
    setupFiles: [
      'src/engine/engineCommands.ts',
      'src/engine/walletCommands.ts',
      '../../tooling/fakes/settleImports.ts',
      '../../tooling/fakes/waitPatiently.ts',
    ],
    include: ['src/**/*.test.ts'],
    testTimeout: 20_000,
    expect: { poll: { timeout: 10_000 } },
    typecheck: { include: ['src/**/*.test-d.ts'] },
  },
})
