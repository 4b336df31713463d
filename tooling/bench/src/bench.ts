import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { startServer, startStack } from '@kit/devnet/stack'
import { buildPage } from '@kit/size'
import { benchFamily, families } from './benchFamilies.js'
import { benchLists } from './benchLists.js'
import { benchModal } from './benchModal.js'
import { benchStores, benchWalletList } from './benchStores.js'
import { benchVisits, printVisits, type VisitedPage } from './benchVisits.js'
import { benchWallet } from './benchWallet.js'
import { type BuiltPage, buildPages, buildScript } from './buildPages.js'
import { openBrowser } from './openBrowser.js'
import { printRows } from './Row.js'
import { kitPage, kitPages, presetPage, reactPage, wagmiPage } from './visitedPages.data.js'

// Built pages of other kits can be measured for comparison: --page 'Name=/folder'. --visits and --wallet measure nothing else.
const { values } = parseArgs({
  options: {
    page: { type: 'string', multiple: true, default: [] },
    visits: { type: 'boolean', default: false },
    wallet: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '9' },
  },
})
const outDir = await mkdtemp(join(tmpdir(), 'kit-bench-'))
const load = () => loadavg()[0]?.toFixed(1)
try {
  const cores = cpus()
  console.log(`Load average ${load()} on ${cores.length} cores (${cores[0]?.model}), Node ${process.versions.node}.`)
  console.log('Times mean something on an idle machine only; on a busy one, only beside each other.')
  const rounds = Number(values.rounds)
  if (!values.wallet) await benchPages(rounds)
  if (!values.visits) await benchEmbedded(rounds)
  if (!values.visits && !values.wallet) await benchRest()
  console.log(`\nLoad average at the end: ${load()}`)
} finally {
  await rm(outDir, { recursive: true, force: true })
}

async function benchPages(rounds: number): Promise<void> {
  const built = async (
    name: string,
    source: string,
    has: Omit<VisitedPage, 'name' | 'folder'>,
  ): Promise<VisitedPage> => {
    const folder = join(outDir, name)
    await buildPage({ source }, folder, fileURLToPath(new URL('..', import.meta.url)))
    return { name, folder, ...has }
  }
  const visited = [
    await built('React alone', reactPage, { hasWallets: false }),
    await built('wagmi by hand', wagmiPage, { hasWallets: true }),
    await built(kitPages.byHand, kitPage, { hasWallets: true, pairs: true }),
    await built(kitPages.byPreset, presetPage, { hasWallets: true, pairs: true }),
    ...values.page.map((given) => {
      const [name = '', folder = ''] = given.split('=')
      return { name, folder, hasWallets: true }
    }),
  ]
  const relay = await startServer({ dataDir: join(outDir, 'relay') })
  const browser = await openBrowser()
  try {
    const visits = await benchVisits(browser, visited, rounds, relay.relayUrl)
    printVisits(`A visit: median of ${rounds}, and the least in brackets`, visits)
  } finally {
    await browser.close()
    await relay.stop()
  }
}

async function benchEmbedded(rounds: number): Promise<void> {
  const stack = await startStack({ dataDir: join(outDir, 'stack') })
  const browser = await openBrowser()
  try {
    printRows(`The embedded wallet on the demo: medians of ${rounds}`, await benchWallet(browser, stack.config, rounds))
  } finally {
    await browser.close()
    await stack.stop()
  }
}

async function benchRest(): Promise<void> {
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
    printRows('Long lists in Chromium (medians)', await benchLists(browser, outDir))
    for (const { page, namespaces } of families) {
      printRows(`An injected wallet of ${page} (medians)`, await benchFamily(browser, pageOf(page), namespaces, script))
    }
  } finally {
    await browser.close()
  }
}
