import { defineConfig } from 'vite'

/**
 * Bundles `kit-server relay` with its dependencies and their licenses. Not minified, so that stack traces stay readable. The SQLite driver is
 * a file of its own, because threads load it, too.
 */
export default defineConfig({
  publicDir: false,
  plugins: [
    {
      name: 'bundled-driver',
      transform: (code) => code.replace("resolve('libsql')", "resolve('./libsql.cjs')"),
    },
  ],
  ssr: {
    noExternal: true,
    // All but the first are optional and not installed.
    external: [
      'libsql',
      'pg-native',
      'bufferutil',
      'utf-8-validate',
      '@opentelemetry/exporter-trace-otlp-http',
      '@opentelemetry/resources',
      '@opentelemetry/sdk-trace-base',
    ],
  },
  build: {
    target: 'node20',
    ssr: 'src/relayCli.bundled.ts',
    minify: false,
    license: { fileName: 'THIRD-PARTY-LICENSES.md' },
    rolldownOptions: {
      output: { entryFileNames: 'relayCli.js', chunkFileNames: '[name].js', paths: { libsql: './libsql.cjs' } },
    },
  },
})
