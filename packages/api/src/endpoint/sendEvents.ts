import type { ApiClient } from '../client/createApiClient.js'
import type { AnalyticsEvent } from './sendEvent.js'

/** `POST /batch`: several events at once. The body of the answer is ignored. Throws `api/forbidden` when the origin is not on the allow list. */
export async function sendEvents(
  client: ApiClient,
  events: readonly AnalyticsEvent[],
  signal?: AbortSignal,
): Promise<void> {
  if (events.length === 0) return
  // As text, like a beacon: browsers ask no leave first, which would be a request more for each.
  await client.request('batch', { text: JSON.stringify(events), signal, parse: async () => {} })
}
