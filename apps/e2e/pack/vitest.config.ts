import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'pack',
    include: ['**/*.test.ts'],
    globalSetup: './packOnce.ts',
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 10_000 } },
    maxWorkers: 2,
  },
})
