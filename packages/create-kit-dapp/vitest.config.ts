import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: 'create-kit-dapp', isolate: false, include: ['src/**/*.test.ts'] },
})
