import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { benchBrowser } from './benchBrowser.js'
import { benchStores, benchWalletList } from './benchStores.js'
import { buildPages } from './buildPages.js'
import { printRows } from './Row.js'

const outDir = await mkdtemp(join(tmpdir(), 'kit-bench-'))
const load = () => loadavg()[0]?.toFixed(1)
try {
  console.log(`Load average ${load()} on ${cpus().length} cores: times mean something on an idle machine only.`)
  printRows('State', [...benchStores(), ...benchWalletList()])
  const pages = await buildPages(fileURLToPath(new URL('..', import.meta.url)), outDir)
  printRows('The modal in Chromium (medians)', await benchBrowser(pages))
  console.log(`\nLoad average at the end: ${load()}`)
} finally {
  await rm(outDir, { recursive: true, force: true })
}
