import { cacheTimes } from '../client/cacheTimes.js'
import type { ApiClient } from '../client/createApiClient.js'
import { fieldsOf, listOf } from '../parse/fieldsOf.js'

/** `GET /projects/v1/origins`: returns patterns with `*`. Empty after any failure (rule calls-16). */
export async function getAllowedOrigins(client: ApiClient, signal?: AbortSignal): Promise<readonly string[]> {
  try {
    return await client.request('projects/v1/origins', {
      cacheMs: cacheTimes.directoryMs,
      signal,
      parse: async (response) =>
        listOf(fieldsOf(await response.json())['allowedOrigins'], 1000).filter(
          (origin) => typeof origin === 'string' && origin.length <= 300,
        ) as readonly string[],
    })
  } catch {
    return []
  }
}
