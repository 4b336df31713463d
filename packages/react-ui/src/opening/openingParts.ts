/**
 * The file that opening the modal loads: the modal, its commands, the first views and the English texts. Files of other views re-export it,
 * so bundlers put shared modules in this file.
 */
export * as engine from '@kit/core/engine'
export * as rules from '@kit/modal/engine'
export { Modal } from '../modal/Modal.js'
// Shared by several of those files.
export { Waiting } from '../part/Waiting.js'
export { en } from '../text/en.data.js'
export { listViews } from '../view/listViews.js'
