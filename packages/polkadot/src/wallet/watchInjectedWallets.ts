import { type Connector, type ConnectorInfo, cleanText, createLazy, loadChunk, type Ports } from '@kit/core/adapter'
import type { PolkadotNetwork } from '../network/definePolkadotNetwork.js'
import { createPolkadotConnector } from './createPolkadotConnector.js'
import { injectedNames } from './injectedNames.data.js'

/** More than any user has. Limits pages that inject endlessly. */
const maxWallets = 200

/** Wallets don't announce themselves, so the page is polled at growing intervals until it has settled. */
const pollDelaysMs: readonly number[] = [50, 100, 150, 200, 500, 1000, 2000, 4000]

/**
 * Watches for wallets in `injectedWeb3`: immediately, at growing intervals for eight seconds, and whenever the page becomes visible or
 * finishes loading. A connector's ID is the wallet's key. Wallets that disappear from the page are removed. Calls `listener` with the whole
 * list immediately, and again when it changed. Returns a function that stops watching.
 *
 * @example const stop = watchInjectedWallets(ports, { networks }, (connectors) => …)
 */
export function watchInjectedWallets(
  {
    announcements,
    clock,
    log,
    platform,
    storage,
    whenIdle,
  }: Pick<Ports, 'announcements' | 'clock' | 'log' | 'platform' | 'storage' | 'whenIdle'>,
  options: {
    readonly networks: readonly PolkadotNetwork[]
    readonly appName?: string | undefined
    readonly storagePrefix?: string | undefined
  },
  listener: (connectors: readonly Connector[]) => void,
): () => void {
  const { networks, storagePrefix, appName = platform.origin.replace(/^[a-z]+:\/\//, '') } = options
  let known: ReadonlyMap<string, { readonly wallet: unknown; readonly connector: Connector }> | undefined
  let isEnded = false
  let cancel = () => {}

  const sessions = createLazy(async () => {
    const code = await loadChunk(import('./openPolkadotSession.js'))
    // Prefetches the code that reads rejections. A load failure is reported when the code is needed.
    whenIdle(() => import('../error/toPolkadotWalletError.js').catch(() => {}))
    return code
  })

  const update = () => {
    const found = new Map<string, { readonly wallet: unknown; readonly connector: Connector }>()
    for (const { key, name, wallet } of readInjected(announcements.read('injectedWeb3'))) {
      const before = known?.get(key)
      const info: ConnectorInfo = { id: key, name, type: 'ANNOUNCED', namespaces: ['polkadot'] }
      const enable = (app: string) => (wallet as { enable(app: string): unknown }).enable(app)
      const create = () =>
        createPolkadotConnector({ info, enable, appName, networks, storage, storagePrefix, log }, sessions)
      found.set(key, before && before.wallet === wallet ? before : { wallet, connector: create() })
    }
    const isSame = found.size === known?.size && [...found].every(([key, one]) => known?.get(key) === one)
    known = found
    if (isSame) return
    listener([...found.values()].map(({ connector }) => connector))
  }
  const pollAgain = (index: number) => {
    const delayMs = pollDelaysMs[index]
    if (delayMs === undefined || isEnded) return
    cancel = clock.setTimeout(() => {
      update()
      pollAgain(index + 1)
    }, delayMs)
  }
  const ends = [announcements.listen('load', update), platform.watchVisibility(() => platform.isVisible() && update())]
  update()
  pollAgain(0)
  return () => {
    isEnded = true
    cancel()
    for (const end of ends.splice(0)) end()
  }
}

/** Returns the wallets in `injectedWeb3`. Everything there is untrusted, including getters. */
function readInjected(
  value: unknown,
): readonly { readonly key: string; readonly name: string; readonly wallet: unknown }[] {
  const found: { key: string; name: string; wallet: unknown }[] = []
  const world = value as Record<string, unknown>
  let keys: readonly string[] = []
  try {
    keys = Object.keys(world).slice(0, maxWallets)
  } catch {
    // Not a wallet.
  }
  for (const key of keys) {
    try {
      const wallet = world[key]
      const id = cleanText(key)
      if (id === '' || typeof (wallet as { enable?: unknown }).enable !== 'function') continue
      found.push({ key, name: (Object.hasOwn(injectedNames, key) && injectedNames[key]) || id, wallet })
    } catch {
      // Skips a wallet whose getter throws.
    }
  }
  return found
}
