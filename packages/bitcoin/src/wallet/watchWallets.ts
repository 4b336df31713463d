import type { Connector, ConnectorInfo, Ports } from '@kit/core'
import { readWbipWallets } from '../wbip/readWbipWallets.js'
import { createWalletConnector } from './createWalletConnector.js'
import { parseWallet } from './parseWallet.js'

/** More than any visitor has; a page that registers without end is cut off here. */
const maxWallets = 2000
/** `btc_providers` has no event, so it is read again while extensions may still come. */
const rereadAfterMs = [50, 250, 1000, 4000]

type Entry = { readonly wallet: unknown; readonly connector: Connector }

/**
 * Watches for wallets in the page: those of the wallet standard, whichever side was first, and those in the list
 * `btc_providers`. The id of a connector is the wallet's name; the first of two with one name stays, for a later one may be an
 * impostor, but the wallet standard is preferred to the list. Calls `listener` with the whole list at once, and again after each
 * turn in which it changed. Returns the end.
 *
 * @example const stop = watchWallets(ports, (connectors) => …)
 */
export function watchWallets(
  { announcements, clock, log }: Pick<Ports, 'announcements' | 'clock' | 'log'>,
  listener: (connectors: readonly Connector[]) => void,
): () => void {
  const registered = new Map<string, Entry>()
  const listed = new Map<string, Entry>()
  let isQueued = true
  let isEnded = false

  const publish = () => {
    isQueued = false
    const others = [...listed].filter(([name]) => !registered.has(name)).map(([, { connector }]) => connector)
    if (!isEnded) listener([...[...registered.values()].map(({ connector }) => connector), ...others])
  }
  /** Wallets come in bursts: one list for all that register in one turn. */
  const queue = () => {
    if (isQueued) return
    isQueued = true
    void Promise.resolve().then(publish)
  }
  const toInfo = (name: string, imageUrl: string | undefined): ConnectorInfo => ({
    id: name,
    name,
    type: 'ANNOUNCED',
    namespaces: ['bip122'],
    ...(imageUrl !== undefined && { imageUrl }),
  })
  const add = (value: unknown) => {
    const parsed = parseWallet(value)
    if (!parsed) return log.debug('A wallet was refused', value)
    const { name, imageUrl, wallet, wbip } = parsed
    const known = registered.get(name)
    if (known?.wallet === wallet) return
    if (known || registered.size >= maxWallets) return log.warn('A second wallet of one name was ignored', name)
    const info = toInfo(name, imageUrl)
    const connector = createWalletConnector({ info, wallet: wbip ? { wbip } : { standard: wallet }, log })
    registered.set(name, { wallet, connector })
    queue()
  }
  const remove = (wallet: unknown) => {
    for (const [name, entry] of registered) if (entry.wallet === wallet && registered.delete(name)) queue()
  }
  const readList = () => {
    for (const { name, imageUrl, wallet } of readWbipWallets(announcements)) {
      if (listed.has(name)) continue
      listed.set(name, {
        wallet,
        connector: createWalletConnector({ info: toInfo(name, imageUrl), wallet: { wbip: wallet }, log }),
      })
      queue()
    }
  }
  const api = Object.freeze({
    register(...wallets: readonly unknown[]) {
      if (isEnded) return () => {}
      wallets.forEach(add)
      return () => wallets.forEach(remove)
    },
  })
  const end = announcements.listen('wallet-standard:register-wallet', (callback) => {
    try {
      if (typeof callback === 'function') callback(api)
    } catch (error) {
      log.debug('A wallet failed to register', error)
    }
  })
  announcements.dispatch('wallet-standard:app-ready', api)
  readList()
  publish()
  const timers = rereadAfterMs.map((delayMs) => clock.setTimeout(readList, delayMs))
  return () => {
    isEnded = true
    for (const cancel of timers) cancel()
    end()
  }
}
