/** The lazily loaded modal commands, for a package of views: see `createModalPlugin`. */
export * from './commands/modalCommands.js'
