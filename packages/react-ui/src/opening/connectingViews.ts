export * from './openingParts.js'

// Above comes first: the order of what the files share decides how well it compresses.

export { flyPicture } from '../modal/flyPicture.js'
export { leaveCopy } from '../modal/leaveCopy.js'
export { watchSize } from '../modal/watchSize.js'
export { enConnecting as texts } from '../text/enConnecting.data.js'
export { connectingExternalView as ConnectingExternal } from '../view/ConnectingExternal.js'
export { connectingWalletConnectView as ConnectingWalletConnect } from '../view/ConnectingWalletConnect.js'
export { connectingWalletConnectBasicView as ConnectingWalletConnectBasic } from '../view/ConnectingWalletConnectBasic.js'
export { downloadsView as Downloads } from '../view/Downloads.js'
