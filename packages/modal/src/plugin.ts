export { modalTable } from './commands/modalTable.js'
