export { modalTable } from './commands/modalTable.js'
export { createModalPlugin, type ModalCode, type ModalPlugin } from './createModalPlugin.js'
