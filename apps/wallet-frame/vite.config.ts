import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { bundledNotices } from './build/bundledNotices.js'
import { sealScripts } from './build/sealScripts.js'

// A release must have the same bytes wherever it is built.
process.env['NODE_ENV'] = 'production'

const notices = bundledNotices()

export default defineConfig({
  plugins: [react(), notices.collect('licenses.txt'), sealScripts()],
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  worker: { format: 'es', plugins: () => [notices.collect()] },
})
