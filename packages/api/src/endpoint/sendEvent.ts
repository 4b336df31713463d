import type { ApiClient } from '../client/createApiClient.js'

/** One event of analytics (rule calls-17). */
export type AnalyticsEvent = {
  /** A random UUID. */
  readonly eventId: string
  readonly url: string
  readonly domain: string
  /** Milliseconds since the epoch. */
  readonly timestamp: number
  readonly props: {
    readonly type: string
    readonly event: string
    readonly address?: string
    readonly properties?: { readonly [name: string]: unknown }
  }
}

/** `POST /e`. The body of the answer is ignored. Throws `api/forbidden` when the origin is not on the allow list. */
export function sendEvent(client: ApiClient, event: AnalyticsEvent, signal?: AbortSignal): Promise<void> {
  return client.request('e', { body: event, signal, parse: async () => {} })
}

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
