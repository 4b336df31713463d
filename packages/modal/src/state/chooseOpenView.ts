import type { ViewName } from './ModalState.js'

/**
 * Returns the view that the modal opens with (rules views-1, views-2, views-3). A given view wins, then Account if an address is connected,
 * otherwise Connect. Without adapters and an address: all wallets on phones, and the basic pairing view elsewhere.
 */
export function chooseOpenView(input: {
  readonly given: ViewName | undefined
  readonly isConnected: boolean
  readonly hasAdapters: boolean
  readonly isMobile: boolean
}): ViewName {
  if (input.given !== undefined) return input.given
  if (input.isConnected) return 'Account'
  if (input.hasAdapters) return 'Connect'
  return input.isMobile ? 'AllWallets' : 'ConnectingWalletConnectBasic'
}
