import type { ViewName } from './ModalState.js'

/** Views that are empty without an account. */
export const accountViews: readonly ViewName[] = ['Account', 'AccountSettings', 'ProfileWallets']

/** Views that close when the account disconnects. */
export const connectedViews: readonly ViewName[] = [...accountViews, 'Networks', 'SwitchNetwork', 'UnsupportedChain']

/** Views that show a connect in progress and its failure. */
export const attemptViews: readonly ViewName[] = [
  'ConnectingExternal',
  'ConnectingWalletConnect',
  'ConnectingWalletConnectBasic',
]

/** Views that list wallets, and therefore load the directory. */
export const directoryViews: readonly ViewName[] = [
  'Connect',
  'AllWallets',
  'GetWallet',
  'ConnectingWalletConnectBasic',
]

/** Views whose list already shows that a pairing link could not be prepared. */
export const pairingListViews: readonly ViewName[] = ['Connect', 'AllWallets']
