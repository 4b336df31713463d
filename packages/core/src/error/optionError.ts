import { KitError } from './KitError.js'

/**
 * The error for an option whose value cannot work: it names the option, what is allowed, and what was given. For
 * factories of adapters, connectors, directories and plugins, which should throw it when they are called.
 *
 * @example throw optionError('walletConnect.relayUrl', 'https://relay.example', 'a wss:// address')
 */
export function optionError(option: string, given: unknown, allowed: string): KitError<'kit/invalidOption'> {
  const told = typeof given === 'string' ? given : tellGiven(given)
  return new KitError('kit/invalidOption', {
    shortMessage: `${option} must be ${allowed}. Received: ${told.slice(0, 99)}`,
  })
}

/**
 * What was given, for a developer to read: at most 99 letters, whatever it is.
 *
 * @example tellGiven({ id: 1n }) // '{"id":"1"}'
 */
export function tellGiven(given: unknown): string {
  if (typeof given === 'function') return 'a function'
  try {
    const text = JSON.stringify(given, (_, value) => (typeof value === 'bigint' ? String(value) : value))
    return String(text).slice(0, 99)
  } catch {
    // It holds itself, or will not be read.
    return typeof given
  }
}
