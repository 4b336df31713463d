export * from '../openingParts.js'
export { connectingWalletConnectView as ConnectingWalletConnect } from './ConnectingWalletConnect.js'
export { connectingWalletConnectBasicView as ConnectingWalletConnectBasic } from './ConnectingWalletConnectBasic.js'
export { downloadsView as Downloads } from './Downloads.js'
