export { createSwitchNetwork } from './createSwitchNetwork.js'
export { createWalletCalls } from './createWalletCalls.js'
