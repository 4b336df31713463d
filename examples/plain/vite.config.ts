import { defineConfig } from 'vite'

export default defineConfig({
  // The kit's modules for React start with "use client", which has no meaning here.
  build: { rolldownOptions: { checks: { moduleLevelDirective: false } } },
})
