/**
 * What the modal opens with, in one file: itself, its commands, the first views, the English texts. Files of other views export it too:
 * bundlers then make one file of what they share.
 */
export * as engine from '@kit/core/engine'
export * as rules from '@kit/modal/engine'
export { Modal } from '../modal/Modal.js'
// Of several of those files.
export { Waiting } from '../part/Waiting.js'
export { en } from '../text/en.data.js'
export { listViews } from '../view/listViews.js'
