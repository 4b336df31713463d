import type { Connector, ConnectorInfo, Ports } from '@kit/core'
import { createWalletConnector } from './createWalletConnector.js'
import { parseWallet } from './parseWallet.js'

/** More than any visitor has; a page that registers without end is cut off here. */
const maxWallets = 2000

/**
 * Watches for wallets in the page by the wallet standard, whichever side was first: wallets that were there answer
 * `wallet-standard:app-ready`, later ones dispatch `wallet-standard:register-wallet`. The id of a connector is the wallet's
 * name; of two with one name the newer is taken, for the older is dead once its extension was reloaded. Calls `listener` with
 * the whole list at once, and again after each turn in which it changed. Returns the end.
 *
 * @example const stop = watchWallets(ports, (connectors) => …)
 */
export function watchWallets(
  { announcements, log }: Pick<Ports, 'announcements' | 'log'>,
  listener: (connectors: readonly Connector[]) => void,
): () => void {
  const registered = new Map<unknown, Connector>()
  let isQueued = true
  let isEnded = false

  const publish = () => {
    isQueued = false
    const byName = new Map([...registered.values()].map((connector) => [connector.info.name, connector]))
    if (!isEnded) listener([...byName.values()])
  }
  /** Wallets come in bursts: one list for all that register in one turn. */
  const queue = () => {
    if (isQueued) return
    isQueued = true
    void Promise.resolve().then(publish)
  }
  const add = (value: unknown) => {
    const parsed = parseWallet(value)
    if (!parsed) return log.debug('A wallet without name, chain of Solana or connect was refused')
    const { name, imageUrl, wallet } = parsed
    if (registered.has(wallet)) return
    if (registered.size >= maxWallets) return log.warn('Too many wallets register themselves', name)
    for (const { info } of registered.values())
      if (info.name === name) log.warn('A second wallet of one name takes the place of the first', name)
    const image = imageUrl !== undefined && { imageUrl }
    const info: ConnectorInfo = { id: name, name, type: 'ANNOUNCED', namespaces: ['solana'], ...image }
    registered.set(wallet, createWalletConnector({ info, wallet, log }))
    queue()
  }
  const remove = (wallet: unknown) => {
    if (registered.delete(wallet)) queue()
  }
  // One object for all wallets: none may change what the others call.
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
      log.debug('A wallet failed to register itself', error)
    }
  })
  announcements.dispatch('wallet-standard:app-ready', api)
  publish()
  return () => {
    isEnded = true
    end()
  }
}
