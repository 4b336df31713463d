/** The views of a connected visitor, in one file, which is fetched as soon as a wallet is asked. */
export const connectedViewNames = [
  'Account',
  'AccountSettings',
  'Networks',
  'ProfileWallets',
  'SwitchActiveChain',
  'SwitchNetwork',
  'UnsupportedChain',
] as const

/** Views around the list of wallets, in one file. */
export const walletViewNames = [
  'AllWallets',
  'ConnectMultiChain',
  'GetWallet',
  'WhatIsANetwork',
  'WhatIsAWallet',
] as const

/** The views that a wallet leads to, in one file, which is fetched as soon as the modal is open. */
export const connectingViewNames = [
  'ConnectingExternal',
  'ConnectingWalletConnect',
  'ConnectingWalletConnectBasic',
  'Downloads',
] as const
