import { defineConfig } from 'vitest/config'
import { chainPackages } from './chainPackages.data.ts'

// Adapters whose tests are quick, or use local chains that start quickly. In one project for the same reason as features.
export default defineConfig({
  resolve: { conditions: ['@kit/source'] },
  ssr: { resolve: { conditions: ['@kit/source'] } },
  test: {
    name: 'chains',
    isolate: false,
    setupFiles: ['../fakes/settleImports.ts', '../fakes/waitPatiently.ts'],
    include: [`../../packages/{${chainPackages}}/src/**/*.test.ts`],
    testTimeout: 15_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
  },
})
