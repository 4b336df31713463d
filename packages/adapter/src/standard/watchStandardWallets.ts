import type { Connector, Ports } from '@kit/core/adapter'

/** Maximum number of wallets, in case a page registers them endlessly. */
const maxWallets = 2000

/**
 * Discovers wallets of the Wallet Standard in the page. Wallets that loaded first answer `wallet-standard:app-ready`, later ones dispatch
 * `wallet-standard:register-wallet`. Of two connectors with one name the newer wins, since the older one is stale after its extension was
 * reloaded. Calls `listener` with the whole list immediately, and after each turn in which it changed. Returns a function that stops
 * discovery.
 *
 * @param toConnector Creates a connector from an untrusted wallet. Returns undefined for wallets of other chains.
 * @example watchStandardWallets(ports, (wallet) => toConnector(parseStandardWallet(wallet, 'solana')), (connectors) => …)
 */
export function watchStandardWallets(
  { announcements, log }: Pick<Ports, 'announcements' | 'log'>,
  toConnector: (wallet: unknown) => Connector | undefined,
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
  /** Wallets register in bursts: emits one list for all of one turn. */
  const queue = () => {
    if (isQueued) return
    isQueued = true
    void Promise.resolve().then(publish)
  }
  const add = (wallet: unknown) => {
    if (registered.has(wallet)) return
    const connector = toConnector(wallet)
    if (!connector) return log.debug('Ignored a wallet without a name, a chain of this namespace, or a connect feature')
    const { name } = connector.info
    if (registered.size >= maxWallets) return log.warn('Too many wallets registered', name)
    for (const { info } of registered.values())
      if (info.name === name) log.warn('A wallet replaced another one with the same name', name)
    registered.set(wallet, connector)
    queue()
  }
  const remove = (wallet: unknown) => {
    if (registered.delete(wallet)) queue()
  }
  // Frozen and shared by all wallets, so that none can change what the others call.
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
  publish()
  return () => {
    isEnded = true
    end()
  }
}
