export * from './openingParts.js'

// The export above must stay first: the order of shared modules affects how well the file compresses.

export { enConnected as texts } from '../text/enConnected.data.js'
export { accountView as Account } from '../view/Account.js'
export { accountSettingsView as AccountSettings } from '../view/AccountSettings.js'
export { networksView as Networks } from '../view/Networks.js'
export { profileWalletsView as ProfileWallets } from '../view/ProfileWallets.js'
export { switchActiveChainView as SwitchActiveChain } from '../view/SwitchActiveChain.js'
export { switchNetworkView as SwitchNetwork } from '../view/SwitchNetwork.js'
export { unsupportedChainView as UnsupportedChain } from '../view/UnsupportedChain.js'
