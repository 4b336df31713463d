import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('kit-') } } })],
  // The kit's modules for React start with "use client", which has no meaning here.
  build: { rolldownOptions: { checks: { moduleLevelDirective: false } } },
})
