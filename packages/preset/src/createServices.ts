import { createApiClient, directory, identitySource, tokenSource } from '@kit/api'
import type { Directory, PluginContext } from '@kit/core/plugin'
import type { ServiceOptions } from './ServiceOptions.js'

/** The services themselves. */
export type Services = ReturnType<typeof createServices>

/** Makes the clients of all services that are named: in one file, which is fetched with the engine's commands. */
export function createServices({ hosts, fetch, clock, ...project }: ServiceOptions) {
  const clientOf = (baseUrl: string | undefined) =>
    baseUrl === undefined ? undefined : createApiClient({ ...project, baseUrl, fetch, clock })
  const api = clientOf(hosts.api)
  return {
    api,
    analytics: clientOf(hosts.analytics),
    readTokens: api && tokenSource(api),
    readIdentity: api && identitySource(api),
    startDirectory: (context: PluginContext): Directory =>
      directory({ ...project, baseUrl: hosts.directory ?? '' })(context),
  }
}
