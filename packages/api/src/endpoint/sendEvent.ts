import type { ApiClient } from '../client/createApiClient.js'

/** An analytics event (rule calls-17). */
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

/** `POST /e`: sends an event. The response body is ignored. Rejects with `api/forbidden` if the origin isn't on the allow list. */
export function sendEvent(client: ApiClient, event: AnalyticsEvent, signal?: AbortSignal): Promise<void> {
  return client.request('e', { body: event, signal, parse: async () => {} })
}

/**
 * `POST /batch`: sends several events. The response body is ignored. Rejects with `api/forbidden` if the origin isn't on the allow list.
 */
export async function sendEvents(
  client: ApiClient,
  events: readonly AnalyticsEvent[],
  signal?: AbortSignal,
): Promise<void> {
  if (events.length === 0) return
  // Sent as text, like a beacon, which avoids a CORS preflight for each request.
  await client.request('batch', { text: JSON.stringify(events), signal, parse: async () => {} })
}
