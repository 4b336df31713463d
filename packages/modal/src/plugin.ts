export { modalTable } from './commands/modalTable.js'
export { createModalPlugin, type ModalPlugin } from './createModalPlugin.js'
export { isViewOpen, type ModalHandle, modalOf, watchVisible } from './modalOf.js'
