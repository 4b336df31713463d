import { type AnyView, defineView } from '../router/defineView.js'
import { accountView } from './Account.js'
import { accountSettingsView } from './AccountSettings.js'
import { connectView } from './Connect.js'
import { connectingExternalView } from './ConnectingExternal.js'
import { downloadsView } from './Downloads.js'
import { getWalletView } from './GetWallet.js'
import { networksView } from './Networks.js'
import { profileWalletsView } from './ProfileWallets.js'
import { switchNetworkView } from './SwitchNetwork.js'
import { unsupportedChainView } from './UnsupportedChain.js'
import { whatIsANetworkView } from './WhatIsANetwork.js'
import { whatIsAWalletView } from './WhatIsAWallet.js'

/** The views that the modal brings. A new one is one file and one line; one that brings a library is loaded apart. */
export const builtInViews: readonly AnyView[] = [
  connectView,
  connectingExternalView,
  defineView({
    name: 'ConnectMultiChain',
    title: ({ data }) => data.row.name,
    load: () => import('./ConnectMultiChain.js').then((module) => module.ConnectMultiChain),
  }),
  defineView({
    name: 'ConnectingWalletConnect',
    title: ({ text, data }) => data?.wallet?.name ?? text('pairing.title'),
    load: () => import('./ConnectingWalletConnect.js').then((module) => module.ConnectingWalletConnect),
  }),
  defineView({
    name: 'ConnectingWalletConnectBasic',
    title: ({ text }) => text('connect.title'),
    load: () => import('./ConnectingWalletConnectBasic.js').then((module) => module.ConnectingWalletConnectBasic),
  }),
  defineView({
    name: 'AllWallets',
    title: ({ text }) => text('allWallets.title'),
    load: () => import('./AllWallets.js').then((module) => module.AllWallets),
  }),
  accountView,
  accountSettingsView,
  profileWalletsView,
  networksView,
  switchNetworkView,
  defineView({
    name: 'SwitchActiveChain',
    title: ({ text }) => text('switchNetwork.title'),
    load: () => import('./SwitchActiveChain.js').then((module) => module.SwitchActiveChain),
  }),
  unsupportedChainView,
  getWalletView,
  downloadsView,
  whatIsAWalletView,
  whatIsANetworkView,
]
