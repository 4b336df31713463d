import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['@kit/source'] },
  ssr: { resolve: { conditions: ['@kit/source'] } },
  test: { name: 'icons', isolate: false, environment: 'node', include: ['src/**/*.test.ts'], testTimeout: 20_000 },
})
