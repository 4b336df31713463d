/** Views for connected users, and help with networks. One file, loaded as soon as a wallet request is pending. */
export const connectedViewNames = [
  'Account',
  'AccountSettings',
  'Networks',
  'ProfileWallets',
  'SwitchActiveChain',
  'SwitchNetwork',
  'WhatIsANetwork',
  'UnsupportedChain',
] as const

/** Views after the choice of an installed wallet. One file, loaded as soon as the modal is open. */
export const walletViewNames = ['ConnectMultiChain', 'ConnectingExternal'] as const

/** Views to pair, find or install a wallet. One file, loaded when the user is about to open one, or if no wallet is installed. */
export const pairingViewNames = [
  'AllWallets',
  'GetWallet',
  'ConnectingWalletConnect',
  'ConnectingWalletConnectBasic',
  'Downloads',
] as const

/** A built-in view that isn't part of opening the modal. */
export type BuiltInView = (typeof connectedViewNames | typeof walletViewNames | typeof pairingViewNames)[number]
