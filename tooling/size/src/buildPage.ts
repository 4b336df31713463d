import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Rollup } from 'vite'
import type { Page } from './pages.data.js'

const entryId = 'virtual:page'
const here = fileURLToPath(new URL('..', import.meta.url))

/**
 * Builds a page from built packages, as a user's Vite would, and returns its chunks. With `outDir` they are written there with an
 * `index.html`, and imports of chunks are preloaded, as Vite does by default. Dependencies are resolved from `root`.
 */
export async function buildPage(
  page: Pick<Page, 'source'>,
  outDir?: string,
  root: string = here,
): Promise<readonly Rollup.OutputChunk[]> {
  const result = await build({
    root,
    base: './',
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === entryId ? `\0${entryId}` : undefined),
        load: (id) => (id === `\0${entryId}` ? page.source : undefined),
      },
    ],
    build: {
      ...(outDir === undefined ? { write: false } : { outDir, emptyOutDir: true }),
      modulePreload: outDir === undefined ? false : { polyfill: false },
      rollupOptions: { input: { page: entryId } },
    },
  })
  const outputs = (Array.isArray(result) ? result : [result]) as Rollup.RollupOutput[]
  const chunks = outputs.flatMap(({ output }) => output).filter((file) => file.type === 'chunk')
  if (outDir !== undefined) await writeFile(join(outDir, 'index.html'), htmlOf(chunks))
  return chunks
}

function htmlOf(chunks: readonly Rollup.OutputChunk[]): string {
  const entry = chunks.find(({ isEntry }) => isEntry)
  const preloads = entry?.imports.map((name) => `<link rel="modulepreload" href="./${name}">`) ?? []
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Page</title>
<link rel="icon" href="data:,">
<script type="module" src="./${entry?.fileName}"></script>
${preloads.join('\n')}
</head>
<body><div id="root"></div></body>
</html>
`
}
