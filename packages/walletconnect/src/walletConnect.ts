import {
  type Connector,
  type ConnectorFactory,
  createLazy,
  expireAfter,
  loadChunk,
  optionError,
} from '@kit/core/adapter'
import { hasStored } from '@kit/core/plugin'
import type { Announce } from './createRemotePairing.js'
import { openProposalsKey, pairingStorageKey } from './storageKeys.js'
import type { WalletConnectOptions } from './WalletConnectOptions.js'

/**
 * Creates the connector for remote wallets over a pairing link, for every namespace with an adapter. The pairing client is loaded when a
 * user is about to pair, or on start if a connection is stored. Until then, this costs less than 1 kB and sends no request (rule relay-31).
 * With a stored session, the socket opens in the background after the accounts are restored, to notice if the wallet ends the session. A
 * page that was left while a wallet showed its proposal takes the response when it loads again.
 *
 * Rejects with `connection/rejected`, `connection/aborted`, `pairing/expired`, `pairing/relayNotConfigured`, `pairing/relayUnreachable`,
 * `pairing/originNotAllowed`, `pairing/clockWrong`, `pairing/invalidProjectId`, `pairing/relayRefused`, `pairing/notSupported`,
 * `pairing/failed`, `network/offline`. `createKit` throws `kit/invalidOption` for a `relayUrl` that is not a WebSocket URL and for a
 * malformed `projectId`.
 *
 * @example
 * createKit({ metadata, adapters: [eip155({ networks: [mainnet] })], connectors: [walletConnect({ relayUrl: 'wss://relay.example' })] })
 */
export function walletConnect(options: WalletConnectOptions): ConnectorFactory {
  return (context): Connector => {
    const { relayUrl, projectId = '' } = options
    if (relayUrl && !/^wss?:\/\//.test(relayUrl))
      throw optionError('walletConnect.relayUrl', relayUrl, 'a wss:// or ws:// URL')
    if (!/^[\w.~-]*$/.test(projectId))
      throw optionError('walletConnect.projectId', projectId, 'a string of letters, digits and -._~')
    let destroyed = false
    const watchers = new Set<Announce>()
    const announce: Announce = (sessions, isRequested) => {
      for (const watcher of [...watchers]) watcher(sessions, isRequested)
    }
    // `expireAfter` is passed from here. If both lazy parts imported it, it would become a third file to load when the modal opens.
    const pairing = createLazy(async () => {
      const { createRemotePairing: createPairing } = await loadChunk(import('./createRemotePairing.js'))
      const created = createPairing(options, context, announce, expireAfter)
      if (destroyed) created.destroy()
      return created
    })
    // A wallet may have responded after the previous page was left. The engine handles its response.
    context.onStart(() => {
      const { kit, ports } = context
      if (kit.isRegionBlocked || !hasStored(ports.storage, openProposalsKey(kit.options.storagePrefix))) return
      Promise.all([pairing.load(), kit.preload()])
        .then(([{ resume }]) => resume())
        .catch((error) => ports.log.debug('pairing', error))
    })
    return {
      info: {
        id: 'walletConnect',
        name: options.name ?? 'WalletConnect',
        type: 'WALLET_CONNECT',
        namespaces: [...context.kit.adapters.keys()],
        ...(options.imageUrl !== undefined && { imageUrl: options.imageUrl }),
      },
      prepare: () =>
        void pairing.load().then(
          (code) => code.prepare(),
          () => {},
        ),
      connect: async (request) => (await pairing.load()).connect(request),
      reconnect: async (request) => {
        const key = pairingStorageKey(context.kit.options.storagePrefix)
        if (destroyed || !hasStored(context.ports.storage, key)) return undefined
        return (await pairing.load()).reconnect(request)
      },
      signInNamespaces: ['eip155'],
      watchSessions(listener) {
        watchers.add(listener)
        return () => watchers.delete(listener)
      },
      destroy() {
        destroyed = true
        pairing.now()?.destroy()
      },
    }
  }
}
