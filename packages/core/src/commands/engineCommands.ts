export { startServices } from '../kit/startServices.js'
export { cancelConnect } from './cancelConnect.js'
export { connect } from './connect.js'
export { disconnect } from './disconnect.js'
export { getProvider } from './getProvider.js'
export {
  back,
  chooseNetwork,
  chooseWallet,
  close,
  hideAlert,
  hideToast,
  open,
  openWalletLink,
  push,
  replace,
  requestClose,
  reset,
  showAlert,
  showToast,
  showWallets,
  startPairing,
} from './modalCommands.js'
export { refreshBalance } from './refreshBalance.js'
export { removeNetwork } from './removeNetwork.js'
export { setActive } from './setActive.js'
