export * from './openingParts.js'

// Above comes first: the order of what the files share decides how well it compresses.

export { enConnected as texts } from '../text/enConnected.data.js'
export { accountView as Account } from '../view/Account.js'
export { accountSettingsView as AccountSettings } from '../view/AccountSettings.js'
export { networksView as Networks } from '../view/Networks.js'
export { profileWalletsView as ProfileWallets } from '../view/ProfileWallets.js'
export { switchActiveChainView as SwitchActiveChain } from '../view/SwitchActiveChain.js'
export { switchNetworkView as SwitchNetwork } from '../view/SwitchNetwork.js'
export { unsupportedChainView as UnsupportedChain } from '../view/UnsupportedChain.js'
