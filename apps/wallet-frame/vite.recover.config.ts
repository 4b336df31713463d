import { defineConfig } from 'vite'
import { bundledNotices } from './build/bundledNotices.js'
import { inlineScript } from './build/inlineScript.js'

// A release must have the same bytes wherever it is built.
process.env['NODE_ENV'] = 'production'

const notices = bundledNotices()

/** Builds `recover.html`: one file beside the frame that works without any server. */
export default defineConfig({
  // From the sources of the core, only what is used is part of the page. Its built files import others when they are needed.
  resolve: { conditions: ['@kit/source', 'module', 'browser', 'production', 'import', 'default'] },
  plugins: [notices.collect(), inlineScript('recover.html', notices.write)],
  build: {
    target: 'es2022',
    modulePreload: false,
    emptyOutDir: false,
    rollupOptions: { input: 'recover.html', output: { entryFileNames: 'recover.js' } },
  },
})
