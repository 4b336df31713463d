import { type CaipNetworkId, KitError } from '@kit/core/adapter'

/**
 * Creates the error for a network that isn't configured, or that has no endpoint. `details` has its ID.
 *
 * @example throw unconfiguredNetwork('eip155:5')
 */
export const unconfiguredNetwork = (networkId: CaipNetworkId): KitError<'network/notConfigured'> =>
  new KitError('network/notConfigured', { shortMessage: 'Chain not configured.', details: networkId })
