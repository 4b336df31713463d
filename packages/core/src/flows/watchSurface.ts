import { toInfos } from '../connector/createConnectors.js'
import type { Directory } from '../directory/Directory.js'
import type { Wallet } from '../directory/Wallet.js'
import type { Services } from '../kit/createServices.js'
import type { Alerts } from '../modal/createAlerts.js'
import type { Modal } from '../modal/createModal.js'
import type { Toasts } from '../modal/createToasts.js'
import type { Pairing } from '../pairing/createPairing.js'
import type { RecentWallets } from '../wallet/createRecentWallets.js'
import { hasInjectedWallet } from '../wallet/hasInjectedWallet.js'
import type { PairingCommands } from './createStartPairing.js'
import { watchAccountGone } from './watchAccountGone.js'
import { watchConnected } from './watchConnected.js'
import { watchDirectoryIntent } from './watchDirectoryIntent.js'
import { watchDisconnecting } from './watchDisconnecting.js'
import { watchFailureToasts } from './watchFailureToasts.js'
import { watchLeftAttempt } from './watchLeftAttempt.js'
import { watchModalEvents } from './watchModalEvents.js'
import { watchPairingAttempt } from './watchPairingAttempt.js'
import { watchPairingOnline } from './watchPairingOnline.js'
import { watchPairingViews } from './watchPairingViews.js'
import { watchPairingVisibility } from './watchPairingVisibility.js'
import { watchProviderAlerts } from './watchProviderAlerts.js'
import { watchRecentStorage } from './watchRecentStorage.js'
import { watchRecentWallet } from './watchRecentWallet.js'
import { watchSwitched } from './watchSwitched.js'
import { watchSwitching } from './watchSwitching.js'
import { watchUnsupportedNetwork } from './watchUnsupportedNetwork.js'

/** Starts the rules that join the visible half with the rest. Returns the end of all. */
export function watchSurface(deps: {
  readonly services: Services
  readonly directory: () => Directory | undefined
  readonly recent: RecentWallets
  readonly recentKey: string
  readonly modal: Modal
  readonly toasts: Toasts
  readonly alerts: Alerts
  readonly pairing: Pairing
  readonly commands: PairingCommands
  readonly isPairing: (connectorId: string) => boolean
  readonly hasPairing: () => boolean
  readonly isConnected: () => boolean
}): () => void {
  const { services, directory, recent, modal, pairing } = deps
  const { events, active, connections, connecting, ports, settings } = services
  const { platform } = ports
  const embedded = settings.embedded === true

  function known(): readonly Wallet[] {
    const found = directory()?.getState()
    const lists = found && [found.featured, found.recommended, found.all.wallets, found.search.wallets]
    return [...(settings.wallets?.custom ?? []), ...(lists?.flat() ?? [])]
  }
  function chosen(): Wallet | undefined {
    const top = modal.getState().history.at(-1)
    return top?.name === 'ConnectingWalletConnect' ? top.data.wallet : undefined
  }

  const isPaired = (): boolean =>
    connections.getState().connections.some(({ connector }) => connector.type === 'WALLET_CONNECT')
  const mayPrefetch = (): boolean =>
    deps.hasPairing() && !isPaired() && !hasInjectedWallet(toInfos(services.connectors.list.getState()))
  function isShown(): boolean {
    const { open, history } = modal.getState()
    return (open || embedded) && history.at(-1)?.name.startsWith('ConnectingWalletConnect') === true
  }

  const ends = [
    watchRecentStorage(ports.storage, deps.recentKey, recent),
    // Before the rule that closes the modal: it asks which wallet the visitor looks at.
    watchRecentWallet({ events, recent, findConnector: (id) => services.connectors.find(id)?.info, chosen, known }),
    watchModalEvents(modal, deps.isConnected, events.emit),
    watchUnsupportedNetwork({ active, modal, settings }),
    watchConnected(events, modal),
    watchDisconnecting(events, modal),
    watchLeftAttempt(modal, connecting),
    watchAccountGone({ active, connections, modal }),
    watchSwitching({ networkSwitch: services.networkSwitch, connections, modal, embedded }),
    watchSwitched(events, modal),
    watchFailureToasts({ events, modal, toasts: deps.toasts, embedded, isPairing: deps.isPairing }),
    watchProviderAlerts(events, deps.alerts),
    watchDirectoryIntent({ modal, directory, embedded }),
    watchPairingAttempt({
      connecting,
      pairing,
      isPairing: deps.isPairing,
      isPaired,
      isShown,
      onUri: () => events.emit({ type: 'pairing/uri' }),
    }),
    watchPairingViews({
      modal,
      pairing,
      commands: deps.commands,
      wants: {
        embedded,
        isMobile: platform.isMobile,
        mayPrefetch,
      },
    }),
    watchPairingVisibility(platform, pairing),
    watchPairingOnline({ announcements: ports.announcements, pairing, commands: deps.commands, isShown }),
  ]
  return () => {
    for (const end of ends) end()
  }
}
