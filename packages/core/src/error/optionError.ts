import { KitError } from './KitError.js'

/**
 * Creates the error for an invalid option, with its name, the allowed values and the received value. Factories of adapters, connectors,
 * directories and plugins should throw it when they are called.
 *
 * @example throw optionError('walletConnect.relayUrl', 'https://relay.example', 'a wss:// URL')
 */
export function optionError(option: string, given: unknown, allowed: string): KitError<'kit/invalidOption'> {
  const received = typeof given === 'string' ? given : formatReceived(given)
  return new KitError('kit/invalidOption', {
    shortMessage: `${option} must be ${allowed}. Received: ${received.slice(0, 99)}`,
  })
}

/**
 * Formats any value for an error message, in at most 99 characters.
 *
 * @example formatReceived({ id: 1n }) // '{"id":"1"}'
 */
export function formatReceived(given: unknown): string {
  if (typeof given === 'function') return 'a function'
  try {
    const text = JSON.stringify(given, (_, value) => (typeof value === 'bigint' ? String(value) : value))
    return String(text).slice(0, 99)
  } catch {
    // The value is circular, or its getters throw.
    return typeof given
  }
}
