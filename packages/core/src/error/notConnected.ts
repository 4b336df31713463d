import { KitError } from './KitError.js'

/**
 * The error where a connected wallet is needed and there is none.
 *
 * @example throw notConnected()
 */
export const notConnected = (details?: string): KitError<'connection/notConnected'> =>
  new KitError('connection/notConnected', { shortMessage: 'Connector not connected.', details })
