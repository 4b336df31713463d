// The commands of a `siweConfig`: the same ones, with other services under the name that the plugin calls.
export { createSiweSignIn as createSiwxServices } from '../services/createSiweSignIn.js'
export * from './siwxCommands.js'
