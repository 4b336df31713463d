import { join } from 'node:path'
import { build } from 'vite'

/** Names of the pages that are measured. */
export type PageName = 'react' | 'react-viem' | 'kit'

/** Builds the pages from the built packages, as an app would, and answers the folder of each. */
export async function buildPages(root: string, outDir: string): Promise<Readonly<Record<PageName, string>>> {
  const folder = async (name: PageName): Promise<string> => {
    const out = join(outDir, name)
    await build({
      root: join(root, 'pages', name),
      base: './',
      logLevel: 'error',
      build: { outDir: out, emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
      esbuild: false,
      oxc: { jsx: { runtime: 'automatic' } },
    })
    return out
  }
  return { react: await folder('react'), 'react-viem': await folder('react-viem'), kit: await folder('kit') }
}
