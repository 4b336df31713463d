export { modalTable } from './commands/modalTable.js'
export { createModalPlugin, type ModalPlugin } from './createModalPlugin.js'
export { type ModalHandle, modalOf, watchVisible } from './modalOf.js'
