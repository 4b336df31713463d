import type { ViewName } from './ModalState.js'

/** Views of an account: without one they have nothing to show. */
export const accountViews: readonly ViewName[] = ['Account', 'AccountSettings', 'ProfileWallets']

/** Views that go with the account that they show. */
export const connectedViews: readonly ViewName[] = [...accountViews, 'Networks', 'SwitchNetwork', 'UnsupportedChain']

/** Views that show a connect in progress, and how it failed. */
export const attemptViews: readonly ViewName[] = [
  'ConnectingExternal',
  'ConnectingWalletConnect',
  'ConnectingWalletConnectBasic',
]

/** Views that list wallets and so ask the directory. */
export const directoryViews: readonly ViewName[] = [
  'Connect',
  'AllWallets',
  'GetWallet',
  'ConnectingWalletConnectBasic',
]

/** Views whose list already shows that no pairing link could be made ahead. */
export const pairingListViews: readonly ViewName[] = ['Connect', 'AllWallets']
