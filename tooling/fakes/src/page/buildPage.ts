import { build } from 'vite'

/** A file of a built page, and what is in it. */
export type BuiltChunk = {
  readonly fileName: string
  readonly code: string
  readonly moduleIds: readonly string[]
  readonly imports: readonly string[]
}

/** The files of a built page; `atLoad` are the entry and all that it imports statically. */
export type BuiltPage = { readonly chunks: readonly BuiltChunk[]; readonly atLoad: readonly BuiltChunk[] }

/** Builds a page as an app does, minified; its entry is `main.js` in `outDir`. */
export async function buildPage(options: {
  readonly pagePath: string
  readonly outDir: string
  readonly external?: readonly string[]
  /** What lazy chunks share may join the entry, as in the build of an app. */
  readonly mayExtendEntry?: boolean
}): Promise<BuiltPage> {
  const { pagePath, outDir, external = [], mayExtendEntry = false } = options
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    // A build for servers leaves out Vite's own preloading, which is not part of the adapter, and runs here.
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
