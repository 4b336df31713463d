import type { PluginContext } from '@kit/core/plugin'
import type { ApiClient } from '../client/createApiClient.js'
import { getAllowedOrigins } from '../endpoint/getAllowedOrigins.js'
import { isOriginAllowed, isOriginPattern } from '../endpoint/isOriginListed.js'

/** Alerts the developer if the page's origin isn't on the project's allow list (rule errors-2). */
export async function checkOrigin(
  client: ApiClient,
  { alert, ports }: Pick<PluginContext, 'alert' | 'ports'>,
): Promise<void> {
  const { origin } = ports.platform
  if (origin === '' || origin === 'null') return
  const patterns = await getAllowedOrigins(client)
  const useless = patterns.filter((pattern) => !isOriginPattern(pattern))
  if (useless.length > 0) ports.log.warn('Allowed origins of the project that match no page', useless)
  if (!isOriginAllowed(origin, patterns)) alert('INVALID_APP_CONFIGURATION')
}
