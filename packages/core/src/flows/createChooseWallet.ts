import type { ChainNamespace } from '../caip/CaipNetworkId.js'
import type { ConnectOptions } from '../commands/connect.js'
import { type Connectors, toInfos } from '../connector/createConnectors.js'
import type { Wallet, WalletRow } from '../directory/Wallet.js'
import type { State } from '../kit/createState.js'
import type { Modal } from '../modal/createModal.js'
import type { Toasts } from '../modal/createToasts.js'
import { linkTarget } from '../pairing/linkTarget.js'
import { walletBrowseLink } from '../pairing/walletLinks.js'
import type { Ports } from '../ports/Ports.js'
import { listWalletChains } from '../wallet/listWalletChains.js'
import { connectWish } from './connectWish.js'

/**
 * What a row of the connect view does (views: "Connect, wallet rows"): shows the right view and starts what it shows, for
 * views start nothing themselves. Runs up to the wallet's own call before it returns: popups and deep links need the gesture.
 */
export function createChooseWallet(deps: {
  readonly modal: Modal
  readonly toasts: Pick<Toasts, 'show'>
  readonly ports: Ports
  readonly connectors: Pick<Connectors, 'find' | 'list'>
  /** Whether a connection's wallet is there: one that is remembered only is asked. */
  readonly isLive: (connectionId: string) => boolean
  readonly engine: Pick<State, 'adapters' | 'connections'> & {
    connect(options: ConnectOptions): Promise<unknown>
    setActive(target: { readonly connectionId: string }): void
    openWalletLink(wallet: Wallet, on: 'mobile'): void
  }
}): (row: WalletRow, connectorId?: string, namespace?: ChainNamespace) => void {
  const { modal, ports, connectors, engine } = deps
  const { platform } = ports

  function connect(row: WalletRow, connectorId: string, namespace: ChainNamespace | undefined): void {
    const current = engine.connections
      .getState()
      .connections.find(
        ({ id, connector, namespace: name }) =>
          connector.id === connectorId && (namespace ?? name) === name && deps.isLive(id),
      )
    if (current !== undefined) {
      engine.setActive({ connectionId: current.id })
      modal.close()
      return
    }
    if (connectors.find(connectorId, namespace) === undefined) {
      deps.toasts.show({ variant: 'error', message: 'toast.walletGone' })
      return
    }
    modal.push('ConnectingExternal', { row, connectorId, ...(namespace !== undefined && { namespace }) })
    // How it ends is shown by the attempt's state.
    engine.connect({ connectorId, ...connectWish(modal.getState(), namespace) }).catch(() => {})
  }

  return (row, connectorId, namespace = modal.getState().namespace) => {
    const { wallet } = row
    const chains = listWalletChains(row, {
      connectors: toInfos(connectors.list.getState()),
      namespaces: [...engine.adapters.keys()],
    })
    const chosen = connectorId ?? chains.find((chain) => chain.namespace === namespace)?.connectorId
    // On a chain that the wallet is not installed for, a link may still lead to it.
    const reached = chosen ?? (namespace === undefined || wallet === undefined ? row.connectorIds[0] : undefined)
    if (row.kind === 'walletConnect') {
      if (platform.isMobile) modal.push('AllWallets')
      else modal.push('ConnectingWalletConnect', {})
    } else if (chosen === undefined && namespace === undefined && chains.length > 1) {
      modal.push('ConnectMultiChain', { row })
    } else if (reached !== undefined) connect(row, reached, namespace)
    else {
      modal.push('ConnectingWalletConnect', wallet === undefined ? {} : { wallet })
      if (wallet === undefined || !platform.isMobile) return
      const browse = walletBrowseLink(wallet, platform)
      if (browse === undefined) engine.openWalletLink(wallet, 'mobile')
      else ports.openLink(browse, linkTarget(platform))
    }
  }
}
