// The commands of a `siweConfig`: the same ones, with other services.
export { createSiweSignIn } from '../services/createSiweSignIn.js'
export * from './siwxCommands.js'
