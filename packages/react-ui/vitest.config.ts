import { defineConfig } from 'vitest/config'

// What needs no browser: texts, rendering on a server. Components: tooling/views.
export default defineConfig({
  resolve: { conditions: ['@kit/source'] },
  ssr: { resolve: { conditions: ['@kit/source'] } },
  test: { name: 'react-ui', isolate: false, include: ['src/**/*.test.ts'], testTimeout: 20_000, environment: 'node' },
})
