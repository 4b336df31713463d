/** The commands that the modal loads on the visitor's intent, for the lazy file of a package of views: see `createModalPlugin`. */
export * from './commands/modalCommands.js'
