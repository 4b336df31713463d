export { startServices } from './startServices.js'

// The commands follow the services, whose code they use: the chunk compresses better in this order.

export { cancelConnect } from '../commands/cancelConnect.js'
export { connect } from '../commands/connect.js'
export { disconnect } from '../commands/disconnect.js'
export { forgetWallet } from '../commands/forgetWallet.js'
export { getProvider } from '../commands/getProvider.js'
export { openWalletLink } from '../commands/openWalletLink.js'
export { refreshBalance } from '../commands/refreshBalance.js'
export { refreshTokens } from '../commands/refreshTokens.js'
export { removeNetwork } from '../commands/removeNetwork.js'
export { setActive } from '../commands/setActive.js'
export { startPairing } from '../commands/startPairing.js'
