import type { ViewTable } from '../feature/Feature.js'
import { groupViews } from '../router/groupViews.js'
import { connectView } from './Connect.js'

/** Those of a connected visitor, fetched as soon as a wallet is asked. Others come with the intent to open them. */
export const viewsAhead = [
  'Account',
  'AccountSettings',
  'Networks',
  'ProfileWallets',
  'SwitchActiveChain',
  'SwitchNetwork',
  'UnsupportedChain',
] as const
const walletViews = [
  'AllWallets',
  'ConnectMultiChain',
  'ConnectingExternal',
  'Downloads',
  'GetWallet',
  'WhatIsANetwork',
  'WhatIsAWallet',
] as const
const pairingViews = ['ConnectingWalletConnect', 'ConnectingWalletConnectBasic'] as const

/**
 * The views that the modal brings. A new one is one file and one line here: `MyView: () => import('./MyView.js').then(({ MyView }) =>
 * MyView)`. Those that are needed together come in one file.
 */
export const builtInViews: ViewTable = {
  Connect: connectView,
  ...groupViews(() => import('./connectedViews.js'), viewsAhead),
  ...groupViews(() => import('./walletViews.js'), walletViews),
  ...groupViews(() => import('./pairingViews.js'), pairingViews),
}
