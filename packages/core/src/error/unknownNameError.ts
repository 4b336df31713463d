import { KitError, type KitErrorCode } from './KitError.js'

/**
 * Creates the error for an unknown name, with the requested and the available names in `details`.
 *
 * @example throw unknownNameError('network/notConfigured', 'Chain not configured.', 'eip155:5', ['eip155:1'])
 */
export function unknownNameError<Code extends KitErrorCode>(
  code: Code,
  shortMessage: string,
  requested: unknown,
  known: Iterable<string>,
): KitError<Code> {
  return new KitError(code, { shortMessage, details: `${requested}. Available: ${[...known].join(', ') || 'none'}.` })
}

/**
 * Creates the error for a command that needs a connected wallet.
 *
 * @example throw notConnected()
 */
export const notConnected = (details?: string): KitError<'connection/notConnected'> =>
  new KitError('connection/notConnected', { shortMessage: 'Connector not connected.', details })
