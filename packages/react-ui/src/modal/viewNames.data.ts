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

/** Views around the wallet list. One file. */
export const walletViewNames = [
  'AllWallets',
  'ConnectMultiChain',
  'GetWallet',
  'WhatIsANetwork',
  'WhatIsAWallet',
] as const

/** Views that follow the choice of a wallet. One file, loaded as soon as the modal is open. */
export const connectingViewNames = [
  'ConnectingExternal',
  'ConnectingWalletConnect',
  'ConnectingWalletConnectBasic',
  'Downloads',
] as const
