import { cacheTimes } from '../client/cacheTimes.js'
import type { ApiClient } from '../client/createApiClient.js'
import { fieldsOf } from '../parse/fieldsOf.js'

/** `GET /getAnalyticsConfig`: whether the service wants events. Throws what went wrong, `api/forbidden` for an origin that is not on the allow list. */
export function readAnalyticsConfig(
  client: ApiClient,
  signal?: AbortSignal,
): Promise<{ readonly isAnalyticsEnabled: boolean }> {
  return client.request('getAnalyticsConfig', {
    cacheMs: cacheTimes.directoryMs,
    signal,
    parse: async (response) => ({
      isAnalyticsEnabled: fieldsOf(await response.json())['isAnalyticsEnabled'] === true,
    }),
  })
}

/** `GET /getAnalyticsConfig`. Not enabled on any failure (rule calls-16). */
export async function getAnalyticsConfig(
  client: ApiClient,
  signal?: AbortSignal,
): Promise<{ readonly isAnalyticsEnabled: boolean }> {
  try {
    return await readAnalyticsConfig(client, signal)
  } catch {
    return { isAnalyticsEnabled: false }
  }
}
