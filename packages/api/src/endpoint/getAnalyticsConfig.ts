import type { ApiClient } from '../client/createApiClient.js'
import { readAnalyticsConfig } from './readAnalyticsConfig.js'

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
