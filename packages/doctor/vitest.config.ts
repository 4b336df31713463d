import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: 'doctor', isolate: false, include: ['src/**/*.test.ts'] },
})
