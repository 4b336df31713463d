import { cancelConnect } from '../commands/cancelConnect.js'
import { connect } from '../commands/connect.js'
import { setActive } from '../commands/setActive.js'
import type { SwitchNetworkOptions } from '../commands/switchNetwork.js'
import type { Directory } from '../directory/Directory.js'
import type { Wallet } from '../directory/Wallet.js'
import { chooseConnector } from '../flows/chooseConnector.js'
import { connectWish } from '../flows/connectWish.js'
import { createChooseNetwork } from '../flows/createChooseNetwork.js'
import { createChooseWallet } from '../flows/createChooseWallet.js'
import { createOpenModal } from '../flows/createOpenModal.js'
import { createShowWallets } from '../flows/createShowWallets.js'
import { createStartPairing } from '../flows/createStartPairing.js'
import { openWalletLink } from '../flows/openWalletLink.js'
import { watchSurface } from '../flows/watchSurface.js'
import { createAlerts } from '../modal/createAlerts.js'
import { createModal } from '../modal/createModal.js'
import { createToasts } from '../modal/createToasts.js'
import { createPairing } from '../pairing/createPairing.js'
import { createStoredJson } from '../persistence/createStoredJson.js'
import { createRecentWallets } from '../wallet/createRecentWallets.js'
import type { Services } from './createServices.js'

/** Creates the visible half of the kit on the engine. */
export function createSurface(services: Services, directory: () => Directory | undefined) {
  const { active, adapters, connections, connecting, connectors, ports, settings } = services
  const { clock, log, platform, storage } = ports
  const embedded = settings.embedded === true
  const isConnected = (): boolean => active.getState().account !== undefined

  const recentKey = `${settings.storagePrefix ?? 'kit'}.recentWallets`
  const recent = createRecentWallets(services.recent, createStoredJson(storage, recentKey))
  const home = () => (isConnected() ? 'Account' : 'Connect')
  const modal = createModal({ store: services.modal, clock, embedded, home })
  const toasts = createToasts({ store: services.toast, clock })
  const alerts = createAlerts({ store: services.alert, debug: settings.debug === true, log })
  const pairing = createPairing({
    store: services.pairing,
    clock,
    isOnline: () => platform.isOnline(),
    onGivenUp(reason) {
      cancelPairing()
      if (reason === 'expired') services.events.emit({ type: 'pairing/expired' })
    },
  })
  const pairingConnector = () => connectors.list.getState().find(({ info }) => info.type === 'WALLET_CONNECT')?.info.id
  const isPairing = (connectorId: string): boolean => connectors.find(connectorId)?.info.type === 'WALLET_CONNECT'
  function cancelPairing(): void {
    const attempt = services.attempt.getState()
    if (attempt.status === 'waiting' && isPairing(attempt.connectorId)) cancelConnect(services)()
  }
  const commands = createStartPairing({
    pairing,
    platform,
    storage,
    connectorId: pairingConnector,
    async connect(connectorId, quiet) {
      const wish = connectWish(modal.getState())
      const known = connectors.find(connectorId, wish.namespace) === undefined ? {} : wish
      const request = chooseConnector(connectors, services.networks, { connectorId, ...known })
      return connecting.connect({ ...request, ...(known.networkId && { networkId: known.networkId }), quiet })
    },
    cancel: cancelPairing,
  })
  const openLink = (wallet: Wallet, on: 'mobile' | 'desktop' | 'webapp') => openWalletLink(ports, pairing, wallet, on)
  const switchNetwork = (options: SwitchNetworkOptions) =>
    services.wallet.run((chunk) => chunk.code.switchNetwork(chunk.services)(options))
  const own = { connect: connect(services), setActive: setActive(services), openWalletLink: openLink, switchNetwork }
  const deps = { modal, pairing, toasts, ports, connectors, cancelPairing }

  return {
    modal,
    toasts,
    alerts,
    open: createOpenModal({
      ...deps,
      isMobile: platform.isMobile,
      engine: { active, adapters, setActive: own.setActive },
    }),
    chooseWallet: createChooseWallet({
      ...deps,
      isLive: (id) => services.sessions.live(id) !== undefined,
      engine: { adapters, connections, ...own },
    }),
    chooseNetwork: createChooseNetwork({ modal, engine: { connections, switchNetwork } }),
    showWallets: createShowWallets(modal, adapters),
    startPairing: (_wallet?: Wallet) => commands.start({ retry: true }),
    openWalletLink: openLink,
    start: () =>
      watchSurface({
        services,
        directory,
        recent,
        recentKey,
        modal,
        toasts,
        alerts,
        pairing,
        commands,
        isPairing,
        isConnected,
        hasPairing: () => pairingConnector() !== undefined,
      }),
    destroy() {
      for (const part of [modal, toasts, alerts, pairing]) part.destroy()
    },
  }
}

/** What the visitor sees of the kit, and how it is started and ended. */
export type Surface = ReturnType<typeof createSurface>
