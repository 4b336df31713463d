import type { Connector, ConnectorInfo, Ports } from '@kit/core/adapter'
import { createInjectedConnector } from '../connector/createInjectedConnector.js'
import { createSessionCode } from '../connector/createSessionCode.js'
import type { Eip1193Provider } from '../provider/Eip1193Provider.js'
import { loadWalletErrors } from '../provider/requestProvider.js'
import { parseAnnouncement } from './parseAnnouncement.js'
import { readLegacyProviders } from './readLegacyProviders.js'

/** More than any visitor has; a page that announces without end is cut off here. */
const maxAnnouncements = 2000

/** Ids of other origin: reverse domain names, and words that stand for a way to connect. */
const reserved = /^(injected(-\d+)?|walletConnect|name:.*|[\w-]+(\.[\w-]+)+)$/i

/**
 * Watches for wallets in the page: EIP-6963 announcements, early and late, for as long as it runs; what sits at `window.ethereum`
 * only as a last resort, when no announcement brought the same provider. Connector ids are the same across reloads: the rdns, else the
 * name (`name:…` where that could be taken for another's id), and `injected` for the last resort. An rdns is one wallet: of two
 * providers that announce it the first is kept while it lives, and replaced once it does not answer, as after its extension was reloaded
 * (rule standards-29). A uuid names no wallet. Calls `listener` with the whole list at once, and again after each turn in which it
 * changed. Returns the end.
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
  /** The providers of those that announced themselves, by id. */
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
  /** Wallets come in bursts: one list for all that announce themselves in one turn. */
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
    // Where that can't be told, the first is kept.
    loadWalletErrors()
      .then((code) => code.whenGone(held, clock, () => live.get(id) === held && take()))
      .catch(() => {})
  }

  const ends = [
    announcements.listen('eip6963:announceProvider', add),
    // Wallets that come late without announcing say so by this event.
    announcements.listen('ethereum#initialized', readLegacy),
  ]
  announcements.dispatch('eip6963:requestProvider')
  readLegacy()
  publish()
  return () => {
    for (const end of ends.splice(0)) end()
  }
}
