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

/** Views around the wallet list and after the choice of a wallet. One file, loaded as soon as the modal is open. */
export const walletViewNames = [
  'AllWallets',
  'ConnectMultiChain',
  'GetWallet',
  'WhatIsANetwork',
  'WhatIsAWallet',
  'ConnectingExternal',
  'ConnectingWalletConnect',
  'ConnectingWalletConnectBasic',
  'Downloads',
] as const
