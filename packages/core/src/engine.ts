/**
 * The lazily loaded part of the kit. A view package's lazy chunk can import it to load both in one round trip without a third shared chunk.
 */
export { startServices } from './engine/engineCommands.js'
