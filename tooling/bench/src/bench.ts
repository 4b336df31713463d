import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { benchBrowser } from './benchBrowser.js'
import { benchStores } from './benchStores.js'
import { buildPages } from './buildPages.js'
import { printRows } from './Row.js'

const outDir = await mkdtemp(join(tmpdir(), 'kit-bench-'))
try {
  printRows('State', benchStores())
  const pages = await buildPages(fileURLToPath(new URL('..', import.meta.url)), outDir)
  printRows('The modal in Chromium (medians)', await benchBrowser(pages))
} finally {
  await rm(outDir, { recursive: true, force: true })
}
