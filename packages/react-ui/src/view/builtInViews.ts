import type { ViewName } from '@kit/core'
import { type AnyView, defineView, type TitleContext } from '../router/defineView.js'
import type { MessageKey } from '../text/Messages.js'
import { connectView } from './Connect.js'

const loadConnectedViews = () => import('./connectedViews.js')
const loadPairingViews = () => import('./pairingViews.js')
const loadWalletViews = () => import('./walletViews.js')

/** A view in a file with others, where it has the same name as here. */
function lazyView<Name extends ViewName, Module extends Record<Name, unknown>>(
  name: Name,
  title: MessageKey | ((context: TitleContext<Name>) => string),
  load: () => Promise<Module>,
): AnyView {
  return defineView<Name>({
    name,
    title: (context) => (typeof title === 'string' ? context.text(title) : title(context)),
    load: () => load().then((module) => module[name] as never),
  })
}

/** The built-in views. A new one is one file and one line. Views that opening does not show are loaded separately. */
export const builtInViews: readonly AnyView[] = [
  connectView,
  lazyView('ConnectingExternal', ({ data }) => data.row.name, loadWalletViews),
  lazyView('ConnectMultiChain', ({ data }) => data.row.name, loadWalletViews),
  lazyView(
    'ConnectingWalletConnect',
    ({ text, data }) => data?.wallet?.name ?? text('pairing.title'),
    loadPairingViews,
  ),
  lazyView('ConnectingWalletConnectBasic', 'connect.title', loadPairingViews),
  lazyView('AllWallets', 'allWallets.title', loadWalletViews),
  lazyView('GetWallet', 'getWallet.title', loadWalletViews),
  lazyView('Downloads', ({ text, data }) => text('downloads.title', { wallet: data.wallet.name }), loadWalletViews),
  lazyView('WhatIsAWallet', 'whatIsAWallet.title', loadWalletViews),
  lazyView('WhatIsANetwork', 'whatIsANetwork.title', loadWalletViews),
  lazyView('Account', 'account.title', loadConnectedViews),
  lazyView('AccountSettings', 'settings.title', loadConnectedViews),
  lazyView('ProfileWallets', 'wallets.title', loadConnectedViews),
  lazyView('Networks', 'networks.title', loadConnectedViews),
  lazyView('SwitchNetwork', 'switchNetwork.title', loadConnectedViews),
  lazyView('SwitchActiveChain', 'switchNetwork.title', loadConnectedViews),
  lazyView('UnsupportedChain', 'unsupported.title', loadConnectedViews),
]

/** The views of a connected visitor, fetched as soon as a wallet is asked. Others come with the intent to open them. */
export const viewsAhead: readonly ViewName[] = [
  'Account',
  'AccountSettings',
  'ProfileWallets',
  'Networks',
  'SwitchNetwork',
  'SwitchActiveChain',
  'UnsupportedChain',
]
