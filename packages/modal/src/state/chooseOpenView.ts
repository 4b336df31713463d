import type { ViewName } from './ModalState.js'

/**
 * Which view the modal opens with (rules views-1, views-2, views-3): a given view wins; a connected address leads to Account;
 * otherwise Connect; without adapters and address, all wallets on a phone and the basic pairing view elsewhere.
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
