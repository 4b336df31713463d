export * from './openingParts.js'

// The export above must stay first: the order of shared modules affects how well the file compresses.

export { enWallets as texts } from '../text/enWallets.data.js'
export { allWalletsView as AllWallets } from '../view/AllWallets.js'
export { connectMultiChainView as ConnectMultiChain } from '../view/ConnectMultiChain.js'
export { getWalletView as GetWallet } from '../view/GetWallet.js'
export { whatIsANetworkView as WhatIsANetwork } from '../view/WhatIsANetwork.js'
export { whatIsAWalletView as WhatIsAWallet } from '../view/WhatIsAWallet.js'
