import { knownLocales } from '@kit/core/plugin'
import { defineConfig } from 'vite'

/** Modules that a page needs at load. Others of the kit load when the modal opens, and the library when a chain is used. */
const atLoad = /element\/src\/|\/dist\/(.+\.load(\.client)?|index|chains\.data|mount)\.js$|node_modules\/|rolldown/
const ofChain = /node_modules\/(viem|ox|abitype|@noble|@scure|@adraffy)\/|\/eip155(-viem)?\/dist\//
/** The texts in a language, which are a file of their own. */
const ofLanguage = new RegExp(`/dist/(${knownLocales.join('|')})\\.js$`)
const fileOf = (id: string): string | null => {
  if (ofLanguage.test(id)) return null
  const isOurs = !/node_modules\//.test(id)
  if (atLoad.test(id) && (isOurs || !ofChain.test(id))) return 'load'
  return ofChain.test(id) ? 'chain' : 'modal'
}

/**
 * Writes `dist/kit/`, the kit for pages without a bundler, and the licenses of what it contains. A page imports `kit.min.js`, which loads
 * the other files from its own folder.
 */
export default defineConfig({
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: false,
    license: { fileName: 'THIRD-PARTY-LICENSES.md' },
    lib: { entry: 'src/kit.bundled.ts', formats: ['es'], fileName: () => 'kit/kit.min.js' },
    rolldownOptions: {
      preserveEntrySignatures: 'allow-extension',
      // Files of the kit start with 'use client', which means nothing here.
      onLog: (level, log, handle) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && handle(level, log),
      output: {
        minify: true,
        chunkFileNames: 'kit/[name].min.js',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ minSize: 0, debugName: 'file', name: fileOf }],
        },
      },
    },
  },
})
