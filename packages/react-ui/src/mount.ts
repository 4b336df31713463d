export { hasModal, type ModalKit } from './kit/useKit.js'
export { type MountedModal, type MountModalOptions, mountModal } from './mount/mountModal.js'
export { adoptStyles, StyleRootContext } from './theme/useStyles.js'
