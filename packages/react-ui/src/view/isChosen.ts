import type { WalletRow } from '@kit/core'
import type { ModalState, ViewEntry } from '@kit/modal'

/** What was chosen in the list of wallets, which is beside it on a wide card. */
export function chosenView(history: ModalState['history']): ViewEntry | undefined {
  return history[history.findLastIndex(({ name }) => name === 'Connect') + 1]
}

/** Whether it is the wallet of a row. */
export function isChosen(row: WalletRow, history: ModalState['history']): boolean {
  const view = chosenView(history)
  if (view?.name === 'ConnectingExternal' || view?.name === 'ConnectMultiChain') return view.data.row.id === row.id
  if (view?.name !== 'ConnectingWalletConnect') return false
  const { wallet } = view.data
  return row.kind === 'walletConnect' ? wallet === undefined : wallet !== undefined && wallet.id === row.wallet?.id
}
