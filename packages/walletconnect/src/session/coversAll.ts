import type { NamespaceRequest } from '@kit/core/adapter'
import type { ParsedSession } from './ParsedSession.js'

/** Whether a session was proposed with every network that is configured now (rule states-23). */
export const coversAll = (
  parsed: Pick<ParsedSession, 'requestedNetworkIds'>,
  requests: readonly NamespaceRequest[],
): boolean =>
  requests.every(({ networks }) => networks.every((network) => parsed.requestedNetworkIds.includes(network.id)))
