import type { PayloadOf } from '@kit/embedded/protocol'
import { createText, LanguageContext } from '@kit/react-ui/feature'
import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createPublicClient, type Hex, http } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { ReviewNetwork } from '../src/approval/Review.js'
// Preloads what the frame loads with its first request, so that no test waits for it.
import '../src/approval/view/Approve.js'
import { handleRpc } from '../src/rpc/handleRpc.js'
import type { RpcServices } from '../src/rpc/RpcServices.js'
import { en } from '../src/text/en.data.js'
import { decisionViews } from '../src/window/decisionViews.js'

/** The first account of local chains. */
export const account = privateKeyToAccount('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80')

export const network: ReviewNetwork = {
  id: 'eip155:31337',
  name: 'Local chain',
  currency: { symbol: 'ETH', decimals: 18 },
}
const language = {
  text: createText({ locale: 'en', messages: en, dir: 'ltr' }),
  locale: 'en',
  dir: 'ltr',
  has: () => true,
} as const

/** Content of a view by name, as users read it. */
export type Shown = {
  readonly words: string
  readonly rows: readonly (readonly [string, string])[]
  readonly warnings: readonly string[]
}

/** Reads a rendered view. */
function read(html: string): Shown {
  const plain = (part = ''): string =>
    part
      .replace(/<[^>]*>/g, '')
      .replace(/&#x([0-9a-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&quot;/g, '"')
      .replace(/&amp;/g, '&')
  const rows = [...html.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*><bdi[^>]*>(.*?)<\/bdi><\/dd>/gs)]
  const warnings = [...html.matchAll(/<li[^>]*>(.*?)<\/li>/gs)].map(([, words]) => plain(words))
  return { words: plain(html), warnings, rows: rows.map(([, label, value]) => [plain(label), plain(value)] as const) }
}

/** Creates in-memory storage. */
export function createMemory(): RpcServices['keyValue'] {
  const values = new Map<string, unknown>()
  return {
    get: async (name) => values.get(name),
    async set(name, value) {
      values.set(name, value)
    },
  }
}

/** Creates the frame's RPC handler, with a user who decides immediately as `decide` says. */
export function createRpc(
  given: Partial<RpcServices> & { readonly url?: string; readonly decide?: () => boolean } = {},
) {
  const { url, decide = () => true, ...services } = given
  const shown: Shown[] = []
  // Without a URL no node responds, and no request is made.
  const fetchFn = url === undefined ? () => Promise.reject(new TypeError('fetch failed')) : fetch
  const client = createPublicClient({ transport: http(url ?? 'http://127.0.0.1:9', { retryCount: 0, fetchFn }) })
  const handle = handleRpc({
    page: { origin: 'https://dapp.example', dapp: () => undefined },
    screen: {
      async decide(name, props) {
        const View = (await decisionViews[name]()) as ComponentType<object>
        const view = createElement(View, { ...props, answer: () => undefined, refuse: () => undefined } as object)
        shown.push(read(renderToStaticMarkup(createElement(LanguageContext.Provider, { value: language }, view))))
        if (!decide()) throw Object.assign(new Error('User rejected the request.'), { code: 'connection/rejected' })
      },
    },
    networkOf: (id) => (id === network.id ? network : undefined),
    clientOf: () => client,
    accountsOf: async () => [{ address: account.address, type: 'eoa' }],
    reach: (work) => work(),
    prepareUnlock: () => undefined,
    unlock: async () => undefined,
    signerOf: async () => account as never,
    receivers: { check: async () => ({ isKnown: true }), remember: async () => undefined },
    keyValue: createMemory(),
    methods: {},
    ...services,
  })
  return {
    shown,
    client,
    /** The last view. */
    last: (): Shown => shown.at(-1) ?? { words: '', rows: [], warnings: [] },
    async ask(
      method: string,
      params: unknown,
      more: Partial<PayloadOf<'RPC_REQUEST'>> = {},
      waiting: () => () => void = () => () => undefined,
    ): Promise<Hex> {
      const context = { signal: new AbortController().signal, waiting }
      const payload = { method, params, chainId: network.id, chainNamespace: 'eip155' as const, ...more }
      return (await handle(payload, context)).result as Hex
    },
  }
}
