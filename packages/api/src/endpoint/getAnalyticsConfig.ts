import { cacheTimes } from '../client/cacheTimes.js'
import type { ApiClient } from '../client/createApiClient.js'
import { fieldsOf } from '../parse/fieldsOf.js'

/** `GET /getAnalyticsConfig`. Not enabled on any failure (rule calls-16). */
export async function getAnalyticsConfig(
  client: ApiClient,
  signal?: AbortSignal,
): Promise<{ readonly isAnalyticsEnabled: boolean }> {
  try {
    return await client.request('getAnalyticsConfig', {
      cacheMs: cacheTimes.directoryMs,
      signal,
      parse: async (response) => ({
        isAnalyticsEnabled: fieldsOf(await response.json())['isAnalyticsEnabled'] === true,
      }),
    })
  } catch {
    return { isAnalyticsEnabled: false }
  }
}
