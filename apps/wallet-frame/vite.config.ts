import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { sealScripts } from './build/sealScripts.js'

// A release has the same bytes wherever it is built.
process.env['NODE_ENV'] = 'production'

export default defineConfig({
  plugins: [react(), sealScripts()],
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    license: { fileName: 'licenses.txt' },
  },
  worker: { format: 'es' },
})
