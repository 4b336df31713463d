export * from './openingParts.js'

// The export above must stay first: the order of shared modules affects how well the file compresses.

export { flyPicture } from '../modal/flyPicture.js'
export { leaveCopy } from '../modal/leaveCopy.js'
export { watchSize } from '../modal/watchSize.js'
export { enConnecting as texts } from '../text/enConnecting.data.js'
export { connectingExternalView as ConnectingExternal } from '../view/ConnectingExternal.js'
export { connectingWalletConnectView as ConnectingWalletConnect } from '../view/ConnectingWalletConnect.js'
export { connectingWalletConnectBasicView as ConnectingWalletConnectBasic } from '../view/ConnectingWalletConnectBasic.js'
export { downloadsView as Downloads } from '../view/Downloads.js'
