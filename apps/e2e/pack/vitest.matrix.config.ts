import { defineConfig } from 'vitest/config'
import pack from './vitest.config.js'

/** Tests that install too much for every run. */
export default defineConfig({
  test: { ...pack.test, name: 'matrix', include: ['**/*.matrix.ts'], testTimeout: 600_000, hookTimeout: 600_000 },
})
