import { parseStandardWallet, watchStandardWallets } from '@kit/adapter'
import { type Connector, createLazy, loadChunk, type Ports } from '@kit/core/adapter'
import { readWbipWallets } from '../wbip/readWbipWallets.js'
import { createBitcoinConnector } from './createBitcoinConnector.js'
import { type PageWallet, toPageWallet } from './toPageWallet.js'

/** `btc_providers` has no event, so it is polled while extensions may still load. */
const rereadAfterMs = [50, 250, 1000, 4000]

/**
 * Watches for wallets in the page: wallet-standard wallets, and those in the list `btc_providers`. A connector's ID is the wallet's name.
 * If two wallets share a name, the wallet standard takes precedence. Calls `listener` with the whole list immediately, and again after each
 * tick in which it changed. Returns a function that stops watching.
 *
 * @example const stop = watchBitcoinWallets(ports, (connectors) => …)
 */
export function watchBitcoinWallets(
  ports: Pick<Ports, 'announcements' | 'clock' | 'log'>,
  listener: (connectors: readonly Connector[]) => void,
): () => void {
  const listed = new Map<string, Connector>()
  const sessions = createLazy(() => loadChunk(import('./openWallet.js')))
  let registered: readonly Connector[] = []
  const publish = () => {
    const names = new Set(registered.map(({ info }) => info.name))
    listener([...registered, ...[...listed.values()].filter(({ info }) => !names.has(info.name))])
  }
  const toConnector = (name: string, imageUrl: string | undefined, wallet: PageWallet): Connector => {
    const info = { id: name, name, type: 'ANNOUNCED', namespaces: ['bip122'], ...(imageUrl && { imageUrl }) } as const
    return createBitcoinConnector({ info, wallet, ports, sessions })
  }
  const toStandardConnector = (value: unknown) => {
    const parsed = parseStandardWallet(value, 'bitcoin')
    const wallet = parsed && toPageWallet(parsed.wallet)
    return wallet && toConnector(parsed.name, parsed.imageUrl, wallet)
  }
  /** Returns whether the list has new wallets. */
  const readList = () => {
    const before = listed.size
    for (const { name, imageUrl, wallet } of readWbipWallets(ports.announcements))
      if (!listed.has(name)) listed.set(name, toConnector(name, imageUrl, { wbip: wallet }))
    return listed.size > before
  }
  readList()
  const end = watchStandardWallets(ports, toStandardConnector, (connectors) => {
    registered = connectors
    publish()
  })
  const timers = rereadAfterMs.map((delayMs) => ports.clock.setTimeout(() => readList() && publish(), delayMs))
  return () => {
    for (const cancel of timers) cancel()
    end()
  }
}
