import type { Connector, ConnectorInfo, Ports } from '@kit/core'
import { readWbipWallets } from '../wbip/readWbipWallets.js'
import { createWalletConnector } from './createWalletConnector.js'
import { parseWallet } from './parseWallet.js'

/** More than any visitor has; a page that registers without end is cut off here. */
const maxWallets = 2000
/** `btc_providers` has no event, so it is read again while extensions may still come. */
const rereadAfterMs = [50, 250, 1000, 4000]

/**
 * Watches for wallets in the page: those of the wallet standard, whichever side was first, and those in the list
 * `btc_providers`. The id of a connector is the wallet's name; of two with one name the newer is taken, for the older is dead once
 * its extension was reloaded, but the wallet standard is preferred to the list. Calls `listener` with the whole list at once, and
 * again after each turn in which it changed. Returns the end.
 *
 * @example const stop = watchWallets(ports, (connectors) => …)
 */
export function watchWallets(
  { announcements, clock, log }: Pick<Ports, 'announcements' | 'clock' | 'log'>,
  listener: (connectors: readonly Connector[]) => void,
): () => void {
  const registered = new Map<unknown, Connector>()
  const listed = new Map<string, Connector>()
  let isQueued = true
  let isEnded = false

  const publish = () => {
    isQueued = false
    const byName = new Map([...registered.values()].map((connector) => [connector.info.name, connector]))
    for (const [name, connector] of listed) if (!byName.has(name)) byName.set(name, connector)
    if (!isEnded) listener([...byName.values()])
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
    if (registered.has(wallet)) return
    if (registered.size >= maxWallets) return log.warn('Too many wallets register themselves', name)
    for (const { info } of registered.values())
      if (info.name === name) log.warn('A second wallet of one name takes the place of the first', name)
    const info = toInfo(name, imageUrl)
    registered.set(wallet, createWalletConnector({ info, wallet: wbip ? { wbip } : { standard: wallet }, log }))
    queue()
  }
  const remove = (wallet: unknown) => {
    if (registered.delete(wallet)) queue()
  }
  const readList = () => {
    for (const { name, imageUrl, wallet } of readWbipWallets(announcements)) {
      if (listed.has(name)) continue
      listed.set(name, createWalletConnector({ info: toInfo(name, imageUrl), wallet: { wbip: wallet }, log }))
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
