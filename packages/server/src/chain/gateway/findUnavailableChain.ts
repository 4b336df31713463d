import type { Unavailable } from '../../platform/http/createApp.js'
import { NoUpstreamResponded } from './upstream/UpstreamError.js'

/** Recognizes requests that failed because no node of a chain responded. */
export function findUnavailableChain(error: unknown): Unavailable | undefined {
  if (!(error instanceof NoUpstreamResponded)) return undefined
  return {
    field: 'chainId',
    description: 'No node is available for this chain. Try again later.',
    event: 'no upstream responded',
    facts: { attempts: error.attempts },
  }
}
