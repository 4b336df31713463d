import { join } from 'node:path'
import { buildPage } from '@kit/size'
import type { BenchBrowser } from './openBrowser.js'
import type { Row } from './Row.js'
import { repeat } from './repeat.js'

/** A page with a wallet that says yes, and a service that knows ten thousand transactions of its account. */
const source = `
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { activity } from '@kit/activity'
import { activityFeature } from '@kit/activity/react'
import { createKit } from '@kit/core'
import { eip155 } from '@kit/eip155-viem'
import { mainnet } from '@kit/eip155-viem/chains'
import { KitProvider } from '@kit/react'
import { KitModal, modal } from '@kit/react-ui'
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
}
const kit = createKit({
  metadata: { name: 'Page', description: 'A page', url: 'https://page.example', icons: [] },
  adapters: [eip155({ networks: [{ ...mainnet, rpcUrls: { default: { http: [location.origin] } } }] })],
  plugins: [modal(), activity({ api })],
})
globalThis.kit = kit
createRoot(document.getElementById('root')).render(
  createElement(KitProvider, { kit }, createElement(KitModal, { features: [activityFeature] })),
)
globalThis.ready = async () => {
  await kit.connect({ connectorId: 'example.wallet' })
  const { activity } = kit.plugins
  await activity.load()
  while (activity.state.getState().hasMore) await activity.loadMore()
  return activity.state.getState().items.length
}`

declare global {
  /** Connects the page's wallet and reads all that happened; how many items that are. */
  var ready: () => Promise<number>
}

/** The list of ten thousand transactions: how soon it shows, how many rows are in the document, how smoothly it scrolls. */
export async function benchActivity(browser: BenchBrowser, outDir: string): Promise<readonly Row[]> {
  const folder = join(outDir, 'activity')
  await buildPage({ source }, folder)
  const url = await browser.serve({ folder })
  const round = () =>
    browser.visit(async (page) => {
      await page.goto(url)
      await page.waitForFunction(() => typeof globalThis.ready === 'function')
      const items = await page.evaluate(() => globalThis.ready())
      if (items !== 10_000) throw new Error(`the page has ${items} items`)
      // The view's code is there; a visitor who comes back does not wait for it.
      await page.evaluate(() => globalThis.kit.open({ view: 'Transactions' as never }))
      await page.getByRole('region', { name: 'Activity' }).waitFor()
      await page.evaluate(() => globalThis.kit.close())
      await page.getByRole('region', { name: 'Activity' }).waitFor({ state: 'detached' })
      return page.evaluate(async () => {
        const root = document.querySelector('[data-kit=modal]')?.shadowRoot
        const list = () => root?.querySelector('section[aria-label="Activity"]')
        const count = () => list()?.querySelectorAll('button').length ?? 0
        const frame = () => new Promise<number>(requestAnimationFrame)
        const start = performance.now()
        globalThis.kit.open({ view: 'Transactions' as never })
        while (count() === 0) {
          await frame()
          if (performance.now() - start > 5000) throw new Error('the list did not show')
        }
        const shown = performance.now() - start
        let rows = count()
        let longest = 0
        let last = await frame()
        for (let step = 0; step < 120; step++) {
          list()?.scrollBy(0, 333)
          const now = await frame()
          if (step > 0) longest = Math.max(longest, now - last)
          last = now
          rows = Math.max(rows, count())
        }
        return { shown, rows, longest }
      })
    })
  const { shown = 0, rows = 0, longest = 0 } = await repeat(round)
  return [
    { what: '10,000 transactions, opened to shown', figure: shown, unit: 'ms', goal: 100 },
    { what: '10,000 transactions, most rows in the document', figure: rows, unit: '', goal: 40 },
    { what: '10,000 transactions, longest frame of a scroll', figure: longest, unit: 'ms', goal: 50 },
  ]
}
