/** The chunk that opening the modal loads: the modal, its commands, the first views and their English texts. */
export {
  back,
  backTo,
  chooseNetwork,
  chooseWallet,
  close,
  closeOnDisconnect,
  hideAlert,
  hideToast,
  open,
  openForResult,
  push,
  replace,
  reportFailure,
  requestClose,
  reset,
  showAlert,
  showToast,
  showWallets,
  start,
} from '@kit/modal/engine'
export { Modal } from '../modal/Modal.js'
export { en } from '../text/en.data.js'
export { listViews } from '../view/listViews.js'
