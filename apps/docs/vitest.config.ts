import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['@kit/source'] },
  ssr: { resolve: { conditions: ['@kit/source'] } },
  test: {
    name: 'docs',
    isolate: false,
    setupFiles: ['../../tooling/fakes/settleImports.ts', '../../tooling/fakes/waitPatiently.ts'],
    include: ['blocks/*.test.ts', 'build/**/*.test.ts', 'recipes/*.test.ts', '.vitepress/theme/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
  },
})
