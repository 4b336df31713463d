import type { Connector, ConnectorInfo, Ports } from '@kit/core/adapter'
import { createInjectedConnector } from '../connector/createInjectedConnector.js'
import { createSessionCode } from '../connector/createSessionCode.js'
import type { Eip1193Provider } from '../provider/Eip1193Provider.js'
import { loadWalletErrors } from '../provider/requestProvider.js'
import { parseAnnouncement } from './parseAnnouncement.js'
import { readLegacyProviders } from './readLegacyProviders.js'

/** More than any user has. Limits pages that announce endlessly. */
const maxAnnouncements = 2000

/** IDs of other origins: reverse domain names, and reserved words. */
const reserved = /^(injected(-\d+)?|walletConnect|name:.*|[\w-]+(\.[\w-]+)+)$/i

/**
 * Watches for wallets in the page by EIP-6963 announcements, early and late. `window.ethereum` is only a fallback, when no announcement had
 * the same provider. Connector IDs are stable across reloads: the rdns, otherwise the name (`name:…` if it could be mistaken for another
 * ID), and `injected` for the fallback. One rdns is one wallet (rule standards-29). Of two providers that announce it, the first is kept
 * while it responds. It is replaced once it doesn't, for example after its extension was reloaded. A uuid doesn't identify a wallet. Calls
 * `listener` with the whole list immediately, and again after each tick in which it changed. Returns a function that stops watching.
 *
 * @example const stop = watchInjectedConnectors(ports, (connectors) => …)
 */
export function watchInjectedConnectors(
  ports: Pick<Ports, 'announcements' | 'clock' | 'log' | 'whenIdle'>,
  listener: (connectors: readonly Connector[]) => void,
  options: { readonly accountPicker?: boolean | undefined } = {},
): () => void {
  const { announcements, clock, log } = ports
  const announced = new Map<string, Connector>()
  const legacy = new Map<Eip1193Provider, Connector>()
  /** Providers of announced wallets, by ID. */
  const live = new Map<string, Eip1193Provider>()
  let count = 0
  let isQueued = true

  const sessions = createSessionCode(ports.whenIdle)
  const connect = (provider: Eip1193Provider, info: Omit<ConnectorInfo, 'namespaces'>) =>
    createInjectedConnector({
      info: { ...info, namespaces: ['eip155'] },
      provider,
      ports,
      accountPicker: options.accountPicker,
      sessions,
    })
  const publish = () => {
    isQueued = false
    if (ends[0]) listener([...announced.values(), ...legacy.values()])
  }
  /** Wallets announce themselves in bursts, so all announcements of a tick produce one list. */
  const queue = () => {
    if (isQueued) return
    isQueued = true
    void Promise.resolve().then(publish)
  }
  const readLegacy = () => {
    const found = readLegacyProviders(announcements).filter((provider) => ![...live.values()].includes(provider))
    const isSame = found.length === legacy.size && found.every((provider) => legacy.has(provider))
    if (isSame) return
    legacy.clear()
    found.forEach((provider, index) => {
      const id = index ? `injected-${index + 1}` : 'injected'
      const name = index ? `Browser Wallet ${index + 1}` : 'Browser Wallet'
      legacy.set(provider, connect(provider, { id, name, type: 'INJECTED' }))
    })
    queue()
  }
  const add = (detail: unknown) => {
    const announcement = parseAnnouncement(detail)
    if (!announcement) return log.debug('Invalid announcement')
    const { name, rdns, imageUrl, provider, uuid: uid } = announcement
    const id = rdns ?? (reserved.test(name) ? `name:${name}` : name)
    const held = live.get(id)
    if (held === provider) return
    if (++count > maxAnnouncements) return log.warn('Too many wallets announced', id)
    const take = () => {
      live.set(id, provider)
      const info = { id, uid, name, type: 'ANNOUNCED', ...(imageUrl && { imageUrl }), ...(rdns && { rdns }) } as const
      announced.set(id, connect(provider, info))
      legacy.delete(provider)
      queue()
    }
    if (!held) return take()
    log.warn('Duplicate wallet', id)
    // If the check fails to load, the first provider is kept.
    loadWalletErrors()
      .then((code) => code.onDisconnect(held, clock, () => live.get(id) === held && take()))
      .catch(() => {})
  }

  const ends = [
    announcements.listen('eip6963:announceProvider', add),
    // Sent by wallets that are injected late without an announcement.
    announcements.listen('ethereum#initialized', readLegacy),
  ]
  announcements.dispatch('eip6963:requestProvider')
  readLegacy()
  publish()
  return () => {
    for (const end of ends.splice(0)) end()
  }
}
