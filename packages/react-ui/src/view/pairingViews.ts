export { ConnectingWalletConnect } from './ConnectingWalletConnect.js'
export { ConnectingWalletConnectBasic } from './ConnectingWalletConnectBasic.js'
