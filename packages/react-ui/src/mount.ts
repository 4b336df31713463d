export { type MountedModal, type MountModalOptions, mountModal } from './mount/mountModal.js'
export { adoptStyles, StyleRootContext } from './theme/useStyles.js'
export { hasModal, type ModalKit } from './useKit.js'
