import { KitError, type KitErrorCode } from './KitError.js'

/**
 * The error for a name that nothing has: it says which was asked for and which there are.
 *
 * @example throw missingError('network/notConfigured', 'Chain not configured.', 'eip155:5', ['eip155:1'])
 */
export function missingError<Code extends KitErrorCode>(
  code: Code,
  shortMessage: string,
  asked: unknown,
  known: Iterable<string>,
): KitError<Code> {
  return new KitError(code, { shortMessage, details: `${asked}. Available: ${[...known].join(', ') || 'none'}.` })
}

/**
 * The error where a connected wallet is needed and there is none.
 *
 * @example throw notConnected()
 */
export const notConnected = (details?: string): KitError<'connection/notConnected'> =>
  new KitError('connection/notConnected', { shortMessage: 'Connector not connected.', details })
