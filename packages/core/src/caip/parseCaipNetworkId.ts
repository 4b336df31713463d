import { KitError } from '../error/KitError.js'
import type { CaipNetworkId, ChainNamespace } from './CaipNetworkId.js'

// Syntax of a CAIP-2 network ID.
const pattern = /^([-a-z0-9]{3,8}):([-_a-zA-Z0-9]{1,32})$/

/** The two parts of a CAIP-2 network ID. */
export type CaipNetworkParts = { readonly namespace: ChainNamespace; readonly reference: string }

/**
 * Parses a CAIP-2 network ID. Accepts any namespace. Throws `caip/invalidNetworkId` if the ID is malformed (rule checks-2).
 *
 * @example
 * parseCaipNetworkId('eip155:1') // { namespace: 'eip155', reference: '1' }
 */
export function parseCaipNetworkId(value: string): CaipNetworkParts {
  const [, namespace, reference] = (typeof value === 'string' && pattern.exec(value)) || []
  if (namespace === undefined || reference === undefined)
    throw new KitError('caip/invalidNetworkId', {
      shortMessage: 'Invalid CAIP-2 network ID.',
      details: `Received ${value}. Expected a value such as eip155:1.`,
    })
  return { namespace, reference }
}

/** Returns whether a value is a CAIP-2 network ID. */
export const isCaipNetworkId = (value: unknown): value is CaipNetworkId =>
  typeof value === 'string' && pattern.test(value)
