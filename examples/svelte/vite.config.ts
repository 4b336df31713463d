import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [svelte()],
  // The kit's modules for React start with "use client", which has no meaning here.
  build: { rolldownOptions: { checks: { moduleLevelDirective: false } } },
})
