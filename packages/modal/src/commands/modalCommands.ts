export { startModalServices as start } from '../services/startModalServices.js'
export { chooseNetwork } from './chooseNetwork.js'
export { chooseWallet } from './chooseWallet.js'
export { hideAlert, hideToast, showAlert, showToast } from './messageCommands.js'
export { open } from './open.js'
export { openForResult } from './openForResult.js'
export {
  back,
  backTo,
  close,
  closeOnDisconnect,
  push,
  replace,
  reportFailure,
  requestClose,
  reset,
  showWallets,
} from './routeCommands.js'
