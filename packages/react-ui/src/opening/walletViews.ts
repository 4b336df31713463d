export * from './openingParts.js'

// Above comes first: the order of what the files share decides how well it compresses.

export { enWallets as texts } from '../text/enWallets.data.js'
export { allWalletsView as AllWallets } from '../view/AllWallets.js'
export { connectMultiChainView as ConnectMultiChain } from '../view/ConnectMultiChain.js'
export { getWalletView as GetWallet } from '../view/GetWallet.js'
export { whatIsANetworkView as WhatIsANetwork } from '../view/WhatIsANetwork.js'
export { whatIsAWalletView as WhatIsAWallet } from '../view/WhatIsAWallet.js'
