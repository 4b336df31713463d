import type { WalletRow } from '../directory/Wallet.js'
import type { Engine } from '../kit/Engine.js'
import type { Modal } from '../modal/createModal.js'
import { linkTarget } from '../pairing/linkTarget.js'
import { walletBrowseLink } from '../pairing/walletLinks.js'
import type { Ports } from '../ports/Ports.js'

/**
 * What a row of the connect view does (views: "Connect, wallet rows"): shows the right view and starts what it shows, for
 * views start nothing themselves. Runs up to the wallet's own call before it returns: popups and deep links need the gesture.
 */
export function createChooseWallet(deps: {
  readonly modal: Modal
  readonly ports: Ports
  readonly engine: Pick<Engine, 'connect' | 'connections' | 'setActive' | 'openWalletLink'>
}): Engine['chooseWallet'] {
  const { modal, ports, engine } = deps
  const { platform } = ports

  function connect(row: WalletRow, connectorId: string): void {
    const { namespace } = modal.getState()
    const current = engine.connections
      .getState()
      .connections.find(
        ({ connector, namespace: name }) => connector.id === connectorId && (namespace ?? name) === name,
      )
    if (current !== undefined) {
      engine.setActive({ connectionId: current.id })
      modal.close()
      return
    }
    modal.push('ConnectingExternal', { row, connectorId })
    // How it ends is shown by the attempt's state.
    engine.connect({ connectorId, ...(namespace !== undefined && { namespace }) }).catch(() => {})
  }

  return (row, connectorId = row.connectorIds[0]) => {
    const { wallet } = row
    if (row.kind === 'walletConnect') {
      if (platform.isMobile) modal.push('AllWallets')
      else modal.push('ConnectingWalletConnect', {})
    } else if (connectorId !== undefined) connect(row, connectorId)
    else {
      modal.push('ConnectingWalletConnect', wallet === undefined ? {} : { wallet })
      if (wallet === undefined || !platform.isMobile) return
      const browse = walletBrowseLink(wallet, platform)
      if (browse === undefined) engine.openWalletLink(wallet, 'mobile')
      else ports.openLink(browse, linkTarget(platform))
    }
  }
}
