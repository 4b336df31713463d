import { join } from 'node:path'
import { buildPage } from '@kit/size'
import type { BenchBrowser } from './openBrowser.js'
import type { Row } from './Row.js'
import { repeat } from './repeat.js'

/** Source of a page with a wallet that approves everything and a feature: its plugin, kit options, and code to read the content. */
const sourceOf = ({ imports, setUp, plugin, feature, options = '', read }: Source): string => `
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { createKit } from '@kit/core'
import { eip155 } from '@kit/eip155-viem'
import { mainnet } from '@kit/eip155-viem/chains'
import { KitProvider } from '@kit/react'
import { KitModal, modal } from '@kit/react-ui'
${imports}
const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const provider = {
  request: async ({ method }) => (method === 'eth_chainId' ? '0x1' : [address]),
  on() {},
  removeListener() {},
}
const info = { uuid: '350670db-19fa-4704-a166-e52e178b59d2', name: 'Wallet', icon: 'data:image/svg+xml,<svg/>', rdns: 'example.wallet' }
const announce = () =>
  dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }))
addEventListener('eip6963:requestProvider', announce)
${setUp}
const kit = createKit({
  metadata: { name: 'Page', description: 'A page', url: 'https://page.example', icons: [] },
  adapters: [eip155({ networks: [{ ...mainnet, rpcUrls: { default: { http: [location.origin] } } }] })],
  plugins: [modal(), ${plugin}],
  ${options}
})
globalThis.kit = kit
createRoot(document.getElementById('root')).render(
  createElement(KitProvider, { kit }, createElement(KitModal, { features: [${feature}] })),
)
globalThis.ready = async () => {
  await kit.connect({ connectorId: 'example.wallet' })
  ${read}
}`

type Source = {
  readonly imports: string
  readonly setUp: string
  readonly plugin: string
  readonly feature: string
  readonly options?: string
  readonly read: string
}

/** A long list, with its view and its label there. */
type LongList = Source & {
  readonly what: string
  readonly count: number
  readonly view: string
  readonly label: string
  readonly goalMs: number
}

const transactions: LongList = {
  what: '10,000 transactions',
  count: 10_000,
  view: 'Transactions',
  label: 'Activity',
  goalMs: 100,
  imports: `import { activity } from '@kit/activity'
import { activityFeature } from '@kit/activity/react'`,
  plugin: 'activity({ api })',
  feature: 'activityFeature',
  setUp: `
const row = (at) => ({
  id: 'row' + at,
  metadata: {
    operationType: 'send', hash: '0x' + at.toString(16).padStart(64, '0'), minedAt: new Date(1.79e12 - at * 3.6e6).toISOString(),
    sentFrom: address, sentTo: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', status: 'confirmed', chain: 'eip155:1',
  },
  transfers: [{ direction: 'out', quantity: { numeric: at + '.5' }, value: at, fungible_info: { name: 'Ether', symbol: 'ETH' } }],
})
const pageSize = 500
const api = {
  async request(path, { query, parse }) {
    if (path === 'v1/supported-chains') return parse({ json: async () => ({ http: ['eip155:1'], ws: [] }) })
    const from = Number(query.cursor ?? 0)
    const data = Array.from({ length: pageSize }, (_, at) => row(from + at))
    return parse({ json: async () => ({ data, next: from + pageSize < 10000 ? String(from + pageSize) : null }) })
  },
}`,
  read: `const { activity } = kit.plugins
  await activity.load()
  while (activity.state.getState().hasMore) await activity.loadMore()
  return activity.state.getState().items.length`,
}

const tokens: LongList = {
  what: '1,000 tokens',
  count: 1000,
  view: 'Account',
  label: 'Tokens',
  goalMs: 33,
  imports: `import { portfolio } from '@kit/portfolio'
import { portfolioFeature } from '@kit/portfolio/react'`,
  plugin: 'portfolio()',
  feature: 'portfolioFeature',
  options: 'tokenSource: async ({ networkId }) => Array.from({ length: 1000 }, (_, at) => tokenAt(networkId, at)),',
  setUp: `const tokenAt = (networkId, at) => ({
  networkId, address: '0x' + (at + 1).toString(16).padStart(40, '0'), name: 'Token ' + at, symbol: 'T' + at, decimals: 18,
  iconUrl: undefined, amount: BigInt(at + 1) * 10n ** 18n, value: at + 1, price: 1,
})`,
  read: `const tokens = kit.tokensOf()
  return new Promise((resolve) => {
    tokens.subscribe(() => tokens.getState().data && resolve(tokens.getState().data.length))
  })`,
}

declare global {
  /** Connects the page's wallet, reads all items, and returns their number. */
  var ready: () => Promise<number>
}

/** Measures long lists: the time until each shows in a loaded view, the number of rows in the document, and scrolling smoothness. */
export async function benchLists(browser: BenchBrowser, outDir: string): Promise<readonly Row[]> {
  const rows: Row[] = []
  for (const list of [transactions, tokens]) rows.push(...(await benchList(browser, outDir, list)))
  return rows
}

async function benchList(browser: BenchBrowser, outDir: string, list: LongList): Promise<readonly Row[]> {
  const { what, count, view, label, goalMs } = list
  const folder = join(outDir, label)
  await buildPage({ source: sourceOf(list) }, folder)
  const url = await browser.serve({ folder })
  const round = () =>
    browser.visit(async (page) => {
      await page.goto(url)
      await page.waitForFunction(() => typeof globalThis.ready === 'function')
      const items = await page.evaluate(() => globalThis.ready())
      if (items !== count) throw new Error(`the page has ${items} items`)
      // The view's code is already loaded, as for a returning user.
      const rowsOf = page.locator(`[aria-label="${label}"] button`)
      await page.evaluate((name) => globalThis.kit.open({ view: name as never }), view)
      await rowsOf.first().waitFor()
      await page.evaluate(() => globalThis.kit.close())
      await rowsOf.first().waitFor({ state: 'detached' })
      return page.evaluate(
        async ({ view, label }) => {
          const root = document.querySelector('[data-kit=modal]')?.shadowRoot
          const list = () => root?.querySelector(`[aria-label="${label}"]`)
          const count = () => list()?.querySelectorAll('button').length ?? 0
          const scroller = () => {
            for (let at = list() ?? undefined; at; at = at.parentElement ?? undefined)
              if (at.scrollHeight > at.clientHeight + 1 && getComputedStyle(at).overflowY !== 'visible') return at
            throw new Error('nothing scrolls')
          }
          const frame = () => new Promise<number>(requestAnimationFrame)
          const start = performance.now()
          globalThis.kit.open({ view: view as never })
          while (count() === 0) {
            await frame()
            if (performance.now() - start > 5000) throw new Error('the list did not show')
          }
          const shown = performance.now() - start
          const area = scroller()
          let rows = count()
          let longest = 0
          let last = await frame()
          for (let step = 0; step < 120; step++) {
            area.scrollBy(0, 333)
            const now = await frame()
            if (step > 0) longest = Math.max(longest, now - last)
            last = now
            rows = Math.max(rows, count())
          }
          return { shown, rows, longest }
        },
        { view, label },
      )
    })
  const { shown = 0, rows = 0, longest = 0 } = await repeat(round)
  return [
    { what: `${what}, opened to shown`, figure: shown, unit: 'ms', goal: goalMs },
    { what: `${what}, most rows in the document`, figure: rows, unit: '', goal: 40 },
    { what: `${what}, longest frame of a scroll`, figure: longest, unit: 'ms', goal: 50 },
  ]
}
