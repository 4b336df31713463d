import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'docs',
    isolate: false,
    include: ['blocks/*.test.ts', 'build/**/*.test.ts', '.vitepress/theme/*.test.ts'],
  },
})
