/** The commands that the modal loads on the visitor's intent, for the lazy file of a package of views, as `@kit/core/engine` is. */
export { startServices } from './commands/modalCommands.js'
