/**
 * The commands that the kit loads on the visitor's intent, for the lazy file of a package of views: a file that imports them is fetched
 * in the same round trip, and what both use is not in a third file.
 */
export { startServices } from './engine/engineCommands.js'
