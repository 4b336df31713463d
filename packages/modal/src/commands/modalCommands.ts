export { startModalServices as start } from '../services/startModalServices.js'
export { ask } from './ask.js'
export { chooseNetwork } from './chooseNetwork.js'
export { chooseWallet } from './chooseWallet.js'
export { hideAlert, hideToast, showAlert, showToast } from './messageCommands.js'
export { open } from './open.js'
export {
  back,
  backTo,
  close,
  needAccount,
  push,
  replace,
  reportFailure,
  requestClose,
  reset,
  showWallets,
} from './routeCommands.js'
