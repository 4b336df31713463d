import type { WalletRow } from '@kit/core'
import type { ModalState, ViewEntry } from '@kit/modal'

/** Returns the view selected in the wallet list, which is next to it on a wide card. */
export function chosenView(history: ModalState['history']): ViewEntry | undefined {
  return history[history.findLastIndex(({ name }) => name === 'Connect') + 1]
}

/** Whether the row's wallet is selected. */
export function isChosen(row: WalletRow, history: ModalState['history']): boolean {
  const view = chosenView(history)
  if (view?.name === 'ConnectingExternal' || view?.name === 'ConnectMultiChain') return view.data.row.id === row.id
  if (view?.name !== 'ConnectingWalletConnect') return false
  const { wallet } = view.data
  return row.kind === 'walletConnect' ? wallet === undefined : wallet !== undefined && wallet.id === row.wallet?.id
}
