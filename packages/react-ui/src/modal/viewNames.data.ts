/** Views for connected users. One file, loaded as soon as a wallet request is pending. */
export const connectedViewNames = [
  'Account',
  'AccountSettings',
  'Networks',
  'ProfileWallets',
  'SwitchActiveChain',
  'SwitchNetwork',
  'UnsupportedChain',
] as const

/** Help with networks, and views after the choice of an installed wallet. One file, loaded as soon as the modal is open. */
export const walletViewNames = ['ConnectMultiChain', 'WhatIsANetwork', 'ConnectingExternal'] as const

/** Views to pair, find or install a wallet. One file, loaded when the user is about to open one, or if no wallet is installed. */
export const pairingViewNames = [
  'AllWallets',
  'GetWallet',
  'ConnectingWalletConnect',
  'ConnectingWalletConnectBasic',
  'Downloads',
] as const
