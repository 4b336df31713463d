import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { buildPage, type Page, pages } from '@kit/size'
import { build, type Rollup } from 'vite'

/** A built page, and what its files are made of. */
export type BuiltPage = Pick<Page, 'name' | 'adapters'> & {
  readonly folder: string
  readonly chunks: readonly { readonly fileName: string; readonly gzip: number; readonly isLibrary: boolean }[]
}

// Exposes the page's kit and the time of its events to the benchmark.
const observed = `
performance.mark('kit/started')
kit.events$.subscribe(({ type }) => performance.mark(type))
globalThis.kit = kit`

/** Builds pages of `tooling/size` by name from the built packages, as an app would. */
export async function buildPages(names: readonly string[], outDir: string): Promise<readonly BuiltPage[]> {
  const built: BuiltPage[] = []
  for (const [index, name] of names.entries()) {
    const page = pages.find((candidate) => candidate.name === name)
    if (page === undefined) throw new Error(`tooling/size has no page ${name}`)
    const folder = join(outDir, String(index))
    const source = page.adapters === undefined ? page.source : page.source + observed
    const chunks = (await buildPage({ source }, folder)).map(({ fileName, code, moduleIds }) => ({
      fileName,
      gzip: gzipSync(code, { level: 9 }).length,
      isLibrary: moduleIds.some(isOfLibrary),
    }))
    built.push({ ...page, folder, chunks })
  }
  return built
}

/** Builds the script that adds test wallets to a page. */
export async function buildScript(): Promise<string> {
  const result = await build({
    root: fileURLToPath(new URL('..', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, lib: { entry: 'page/bench.ts', formats: ['iife'], name: 'benchScript' } },
  })
  const [output] = (Array.isArray(result) ? result : [result]) as Rollup.RollupOutput[]
  if (output === undefined) throw new Error('the test wallets were not built')
  return output.output[0].code
}

/** Returns whether a module belongs to an installed package, except those used by views and stores. */
function isOfLibrary(id: string): boolean {
  return id.includes('/node_modules/') && !/\/node_modules\/(react|react-dom|scheduler|rxjs|tslib|uqr)\//.test(id)
}
