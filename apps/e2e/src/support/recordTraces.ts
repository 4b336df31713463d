import type { StackConfig } from '@kit/devnet/stack'
import type { BrowserContext, Page } from '@playwright/test'

/** Places where a secret could be left, or be seen by anyone but the wallet. */
export type Place =
  | 'server log'
  | 'console'
  /** URLs of requests and pages, and referrers. */
  | 'addresses'
  /** URLs of the wallet’s own pages: links in emails, and redirects of a login. */
  | 'links'
  /** Bodies and headers of requests to the wallet’s own API. */
  | 'wallet requests'
  /** The same of all other requests: analytics, nodes, gateways. */
  | 'other requests'
  /** All messages between the dapp’s page and the frame or windows, including errors. */
  | 'messages'
  /** Browser storage of the dapp’s origin. */
  | 'storage'
  | 'page'

/** Recorded texts, by place. */
export type Traces = Map<Place, string[]>

type Recorded = {
  readonly traces: Traces
  /** Keys that the frame generated, as base64url, and whether each is extractable. */
  readonly madeKeys: { readonly secret: string; readonly extractable: boolean }[]
  /** Responses of the wallet’s API. */
  readonly answers: Promise<string>[]
}

type Reporting = { report(place: Place | 'key', text: string): void }

/** Records a context from now on; call it before its first page opens. */
export async function recordTraces(context: BrowserContext, config: StackConfig): Promise<Recorded> {
  const traces: Traces = new Map()
  const madeKeys: { secret: string; extractable: boolean }[] = []
  const answers: Promise<string>[] = []
  const add = (place: Place, text: string): void => addTrace(traces, place, text)
  context.on('console', (line) => add('console', line.text()))
  context.on('weberror', (error) => add('console', String(error.error().stack)))
  context.on('request', (request) => {
    const { origin } = new URL(request.url())
    const { referer = '', ...headers } = request.headers()
    add(
      request.isNavigationRequest() && [config.frameUrl, config.walletApiUrl].includes(origin) ? 'links' : 'addresses',
      request.url(),
    )
    add('addresses', referer)
    const sent = `${JSON.stringify(headers)}\n${request.postData() ?? ''}`
    add(origin === config.walletApiUrl ? 'wallet requests' : 'other requests', sent)
  })
  context.on('response', (response) => {
    if (response.url().startsWith(`${config.walletApiUrl}/wallet/v1/`)) answers.push(response.text().catch(() => ''))
  })
  await context.exposeBinding('report', (_, place: Place | 'key', text: string) => {
    if (place === 'key') madeKeys.push(JSON.parse(text))
    else add(place, text)
  })
  await context.addInitScript(listen, config)
  return { traces, madeKeys, answers }
}

/** Adds the content of the dapp’s page, and the browser's storage for it. */
export async function recordRemains(traces: Traces, page: Page): Promise<void> {
  addTrace(traces, 'addresses', page.url())
  const kept = await page.evaluate(async () => {
    const found: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.cookie]
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await settled(indexedDB.open(name))
      for (const store of database.objectStoreNames) {
        const values = database.transaction(store).objectStore(store)
        found.push(name, store, await settled(values.getAllKeys()), await settled(values.getAll()))
      }
      database.close()
    }
    return JSON.stringify(found)

    function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
      return new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    }
  })
  const cookies = await page.context().cookies(page.url())
  addTrace(traces, 'storage', kept)
  addTrace(traces, 'storage', JSON.stringify(cookies))
  addTrace(traces, 'page', await page.content())
}

function addTrace(traces: Traces, place: Place, text: string): void {
  const there = traces.get(place)
  if (there) there.push(text)
  else traces.set(place, [text])
}

/** Runs in each page and frame, before its own scripts. */
function listen({ demoUrl, frameUrl }: { readonly demoUrl: string; readonly frameUrl: string }): void {
  const { report } = window as unknown as Reporting
  if (location.origin === demoUrl) {
    const data = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data')?.get
    Object.defineProperty(MessageEvent.prototype, 'data', {
      get() {
        const read = data?.call(this)
        report('messages', text(read))
        return read
      },
    })
    addEventListener('message', (event) => void event.data, { capture: true })
    const { postMessage } = MessagePort.prototype
    MessagePort.prototype.postMessage = function (message: unknown, ...rest: never[]) {
      report('messages', text(message))
      return postMessage.call(this, message, ...rest)
    }
  }
  // Generates non-extractable keys as extractable, records them, and imports them as requested.
  if (location.origin === frameUrl) {
    const { subtle } = crypto
    const generateKey = subtle.generateKey.bind(subtle) as (
      ...requested: unknown[]
    ) => Promise<CryptoKey | CryptoKeyPair>
    Object.assign(subtle, {
      async generateKey(algorithm: AlgorithmIdentifier, extractable: boolean, usages: KeyUsage[]) {
        const made = await generateKey(algorithm, true, usages)
        const key = 'privateKey' in made ? made.privateKey : made
        const jwk = await subtle.exportKey('jwk', key)
        report('key', JSON.stringify({ secret: jwk.d ?? jwk.k, extractable }))
        const kept = await subtle.importKey('jwk', jwk, algorithm, extractable, key.usages)
        return 'privateKey' in made ? { publicKey: made.publicKey, privateKey: kept } : kept
      },
    })
  }

  function text(value: unknown): string {
    if (value instanceof Error) return `${value.stack}\n${JSON.stringify(value)}`
    try {
      return JSON.stringify(value) ?? ''
    } catch {
      return String(value)
    }
  }
}
