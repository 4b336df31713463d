import { KitError } from './KitError.js'
import { tellGiven } from './tellGiven.js'

/**
 * The error for an option whose value cannot work: it names the option, what is allowed, and what was given. For
 * factories of adapters, connectors, directories and plugins, which should throw it when they are called.
 *
 * @example throw optionError('walletConnect.relayUrl', 'https://relay.example', 'a wss:// address')
 */
export function optionError(option: string, given: unknown, allowed: string): KitError<'kit/invalidOption'> {
  const told = typeof given === 'string' ? given : tellGiven(given)
  return new KitError('kit/invalidOption', { shortMessage: `${option} must be ${allowed}, not ${told.slice(0, 99)}` })
}
