export { type MountedModal, type MountModalOptions, mountModal } from './mount/mountModal.js'
