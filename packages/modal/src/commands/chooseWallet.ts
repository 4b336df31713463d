import { type ChainNamespace, listWalletChains, type WalletRow, walletPlatforms } from '@kit/core/plugin'
import { connectTarget } from '../flows/connectTarget.js'
import type { ModalServices } from '../state/ModalServices.js'

/**
 * What a row of the connect view does (rule screens-10): shows the right view and starts what it shows, because views start nothing
 * themselves. Runs up to the wallet's own call before it returns: popups and deep links need the gesture.
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
    // On a chain that the wallet is not installed for, a link may still lead to it.
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
      // One that is only stored is asked.
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
  // How it ends is shown by the attempt's state.
  kit.connect({ connectorId, ...connectTarget(modal.getState(), namespace) }).catch(() => {})
}
