import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { benchFamily, families } from './benchFamilies.js'
import { benchModal } from './benchModal.js'
import { benchStores, benchWalletList } from './benchStores.js'
import { type BuiltPage, buildPages, buildScript } from './buildPages.js'
import { openBrowser } from './openBrowser.js'
import { printRows } from './Row.js'

const outDir = await mkdtemp(join(tmpdir(), 'kit-bench-'))
const load = () => loadavg()[0]?.toFixed(1)
try {
  console.log(`Load average ${load()} on ${cpus().length} cores: times mean something on an idle machine only.`)
  printRows('State', [...benchStores(), ...benchWalletList()])
  const floors = ['React alone', 'React and viem']
  const pages = await buildPages([...floors, ...families.map(({ page }) => page)], outDir)
  const pageOf = (name: string): BuiltPage => {
    const page = pages.find((candidate) => candidate.name === name)
    if (page === undefined) throw new Error(`${name} was not built`)
    return page
  }
  const script = await buildScript()
  const browser = await openBrowser()
  try {
    const modal = { react: pageOf('React alone'), viem: pageOf('React and viem'), kit: pageOf('EVM') }
    printRows('The modal in Chromium, smallest EVM page (medians)', await benchModal(browser, modal))
    for (const { page, namespaces } of families) {
      printRows(`An injected wallet of ${page} (medians)`, await benchFamily(browser, pageOf(page), namespaces, script))
    }
  } finally {
    await browser.close()
  }
  console.log(`\nLoad average at the end: ${load()}`)
} finally {
  await rm(outDir, { recursive: true, force: true })
}
