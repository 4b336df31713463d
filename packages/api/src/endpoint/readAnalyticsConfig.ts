import { cacheTimes } from '../client/cacheTimes.js'
import type { ApiClient } from '../client/createApiClient.js'
import { fieldsOf } from '../parse/fieldsOf.js'

/**
 * `GET /getAnalyticsConfig`: returns whether the service accepts events. Rejects on failure, with `api/forbidden` for an origin that isn't
 * on the allow list.
 */
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

/** `GET /getAnalyticsConfig`. Returns disabled after any failure (rule calls-16). */
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
