import { build } from 'vite'

/** A file of a built page with its content. */
export type BuiltChunk = {
  readonly fileName: string
  readonly code: string
  readonly moduleIds: readonly string[]
  readonly imports: readonly string[]
}

/** Files of a built page. `atLoad` contains the entry and its static imports. */
export type BuiltPage = { readonly chunks: readonly BuiltChunk[]; readonly atLoad: readonly BuiltChunk[] }

/** Builds a minified page the way an app does. The entry is `main.js` in `outDir`. */
export async function buildPage(options: {
  readonly pagePath: string
  readonly outDir: string
  readonly external?: readonly string[]
  /** Whether code shared by lazy chunks can be merged into the entry, as in an app's build. */
  readonly mayExtendEntry?: boolean
}): Promise<BuiltPage> {
  const { pagePath, outDir, external = [], mayExtendEntry = false } = options
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    // An SSR build omits Vite's preload helper, which isn't part of the adapter, and runs here.
    ssr: { noExternal: true, resolve: { conditions: ['@kit/source', 'module', 'browser', 'production'] } },
    build: {
      ssr: true,
      outDir,
      minify: true,
      target: 'es2022',
      rollupOptions: {
        input: pagePath,
        external: [...external],
        preserveEntrySignatures: mayExtendEntry ? 'allow-extension' : 'strict',
        output: { entryFileNames: 'main.js', chunkFileNames: '[name].js' },
      },
    },
  })
  if (!('output' in result)) throw new Error('Expected exactly one build')
  const chunks = result.output.filter((file) => file.type === 'chunk')
  const names = new Set(['main.js'])
  for (const name of names)
    for (const next of chunks.find((each) => each.fileName === name)?.imports ?? []) names.add(next)
  return { chunks, atLoad: chunks.filter(({ fileName }) => names.has(fileName)) }
}
