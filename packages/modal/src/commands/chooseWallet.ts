import { type ChainNamespace, listWalletChains, type WalletRow, walletPlatforms } from '@kit/core/plugin'
import { connectTarget } from '../flows/connectTarget.js'
import type { ModalServices } from '../state/ModalServices.js'

/**
 * Handles a row of the connect view (rule screens-10): shows the right view and starts its work, because views have no effects. Runs
 * synchronously up to the wallet call, since popups and deep links need the user gesture.
 */
export const chooseWallet =
  (services: ModalServices) =>
  (
    row: WalletRow,
    connectorId?: string,
    namespace: ChainNamespace | undefined = services.modal.getState().namespace,
  ): void => {
    const { kit, modal } = services
    const { platform } = services.ports
    const { wallet } = row
    const { connectors } = kit.wallets.getState()
    const chains = listWalletChains(row, { connectors, namespaces: [...kit.adapters.keys()] })
    const chosen = connectorId ?? chains.find((chain) => chain.namespace === namespace)?.connectorId
    // Even if the wallet isn't installed for a chain, a link may reach it.
    const reached = chosen ?? (namespace === undefined || wallet === undefined ? row.connectorIds[0] : undefined)
    if (row.kind === 'walletConnect') {
      if (platform.isMobile) modal.push('AllWallets')
      else modal.push('ConnectingWalletConnect', {})
    } else if (chosen === undefined && namespace === undefined && chains.length > 1) {
      modal.push('ConnectMultiChain', { row })
    } else if (reached !== undefined) connect(services, row, reached, namespace)
    else {
      modal.push('ConnectingWalletConnect', wallet === undefined ? {} : { wallet })
      if (wallet === undefined || !platform.isMobile) return
      const [way] = walletPlatforms({ wallet, isMobile: true, isInstalled: false })
      kit.openWalletLink(wallet, way === 'inAppBrowser' ? way : 'mobile', namespace)
    }
  }

function connect(
  { kit, modal, toasts }: ModalServices,
  row: WalletRow,
  connectorId: string,
  namespace: ChainNamespace | undefined,
): void {
  const current = kit.connections.getState().connections.find(
    ({ id, connector, namespace: name }) =>
      connector.id === connectorId &&
      (namespace ?? name) === name &&
      // A connection that is only restored from storage must be requested again.
      !kit.namespace(name).connection.getState().restoringIds.includes(id),
  )
  if (current !== undefined) {
    kit.setActive({ connectionId: current.id })
    modal.close()
    return
  }
  const isThere = ({ id, namespaces }: { readonly id: string; readonly namespaces: readonly string[] }) =>
    id === connectorId && (namespace === undefined || namespaces.includes(namespace))
  if (!kit.wallets.getState().connectors.some(isThere)) {
    toasts.show({ variant: 'error', message: 'toast.walletUnavailable' })
    return
  }
  modal.push('ConnectingExternal', { row, connectorId, ...(namespace !== undefined && { namespace }) })
  // The attempt state shows the outcome.
  kit.connect({ connectorId, ...connectTarget(modal.getState(), namespace) }).catch(() => {})
}
