import { toInfos } from '../connector/createConnectors.js'
import { chooseConnector } from '../flows/chooseConnector.js'
import { connectWish } from '../flows/connectWish.js'
import { createChooseNetwork } from '../flows/createChooseNetwork.js'
import { createChooseWallet } from '../flows/createChooseWallet.js'
import { createDisconnectCommand } from '../flows/createDisconnectCommand.js'
import { createOpenModal } from '../flows/createOpenModal.js'
import { createShowWallets } from '../flows/createShowWallets.js'
import { createStartPairing } from '../flows/createStartPairing.js'
import { createSwitchCommand } from '../flows/createSwitchCommand.js'
import { openWalletLink } from '../flows/openWalletLink.js'
import { watchSurface } from '../flows/watchSurface.js'
import { createAlerts } from '../modal/createAlerts.js'
import { createModal } from '../modal/createModal.js'
import { createToasts } from '../modal/createToasts.js'
import { createPairing } from '../pairing/createPairing.js'
import { createStoredJson } from '../persistence/createStoredJson.js'
import type { Ports } from '../ports/Ports.js'
import { deriveStore } from '../store/deriveStore.js'
import { createRecentWallets } from '../wallet/createRecentWallets.js'
import type { Core } from './createCore.js'
import type { Engine } from './Engine.js'

/** What the visitor sees of the kit: wallets, pairing, modal, toasts and alerts. */
type Face = Pick<
  Engine,
  | 'wallets'
  | 'pairing'
  | 'modal'
  | 'toast'
  | 'alert'
  | 'open'
  | 'close'
  | 'chooseWallet'
  | 'chooseNetwork'
  | 'showWallets'
  | 'startPairing'
  | 'openWalletLink'
  | 'showToast'
  | 'hideToast'
  | 'showAlert'
  | 'hideAlert'
  | 'disconnect'
  | 'switchNetwork'
>

/** The engine without its visible half. */
export type Base = Omit<Engine, Exclude<keyof Face, 'disconnect' | 'switchNetwork'>>

/** The visible half, and how it is started and ended. */
export type Surface = {
  readonly face: Face
  addCloseGuard(refuses: () => boolean): () => void
  start(): () => void
  destroy(): void
}

/** Creates the visible half of the kit on the engine. */
export function createSurface(core: Core, base: Base, ports: Ports): Surface {
  const { clock, log, platform, storage } = ports
  const { options: settings } = base
  const { emit } = core.events
  const embedded = settings.embedded === true
  const isConnected = (): boolean => core.active.getState().account !== undefined

  const recentKey = `${settings.storagePrefix ?? 'kit'}.recentWallets`
  const recent = createRecentWallets(createStoredJson(storage, recentKey))
  const modal = createModal({ clock, embedded, home: () => (isConnected() ? 'Account' : 'Connect') })
  const toasts = createToasts({ clock })
  const alerts = createAlerts({ debug: settings.debug === true, log })
  const pairing = createPairing({
    clock,
    isOnline: () => platform.isOnline(),
    onGivenUp(reason) {
      cancelPairing()
      if (reason === 'expired') emit({ type: 'pairing/expired' })
    },
  })
  const pairingConnector = () =>
    core.connectors.list.getState().find(({ info }) => info.type === 'WALLET_CONNECT')?.info.id
  const isPairing = (connectorId: string): boolean => core.connectors.find(connectorId)?.info.type === 'WALLET_CONNECT'
  function cancelPairing(): void {
    const attempt = core.connecting.attempt.getState()
    if (attempt.status === 'waiting' && isPairing(attempt.connectorId)) base.cancelConnect()
  }
  const commands = createStartPairing({
    pairing,
    platform,
    storage,
    connectorId: pairingConnector,
    async connect(connectorId, quiet) {
      const wish = connectWish(modal.getState())
      const known = core.connectors.find(connectorId, wish.namespace) === undefined ? {} : wish
      const request = chooseConnector(core.connectors, core.networks, { connectorId, ...known })
      return core.connecting.connect({ ...request, ...(known.networkId && { networkId: known.networkId }), quiet })
    },
    cancel: cancelPairing,
  })
  const openLink: Engine['openWalletLink'] = (wallet, on) => openWalletLink(ports, pairing, wallet, on)
  const { connect, setActive, connections, active, adapters } = base
  const switchNetwork = createSwitchCommand(alerts, base.switchNetwork)

  return {
    face: {
      wallets: deriveStore([core.connectors.list, recent], (list, wallets) => ({
        connectors: toInfos(list),
        recent: wallets,
      })),
      pairing,
      modal,
      toast: toasts,
      alert: alerts,
      open: createOpenModal({
        modal,
        pairing,
        isMobile: platform.isMobile,
        cancelPairing,
        engine: { active, adapters, setActive },
      }),
      close: modal.close,
      chooseWallet: createChooseWallet({
        modal,
        ports,
        toasts,
        connectors: core.connectors,
        isLive: (id) => core.sessions.live(id) !== undefined,
        engine: { adapters, connect, connections, setActive, openWalletLink: openLink },
      }),
      chooseNetwork: createChooseNetwork({ modal, engine: { connections, switchNetwork } }),
      showWallets: createShowWallets(modal, adapters),
      startPairing: () => commands.start({ retry: true }),
      openWalletLink: openLink,
      showToast: toasts.show,
      hideToast: toasts.hide,
      showAlert: alerts.show,
      hideAlert: alerts.hide,
      disconnect: createDisconnectCommand(modal, base.disconnect),
      switchNetwork,
    },
    addCloseGuard: modal.addCloseGuard,
    start: () =>
      watchSurface({
        core,
        engine: base,
        ports,
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
      for (const part of [modal, toasts, alerts, pairing, recent]) part.destroy()
    },
  }
}
