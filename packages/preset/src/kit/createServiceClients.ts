import { createApiClient, directory, identitySource, tokenSource } from '@kit/api'
import type { Directory, PluginContext, Ports } from '@kit/core/plugin'
import type { PresetServices } from '../options/PresetOptions.js'

/** Whose services, and how they are reached. */
export type ServiceOptions = Pick<Ports, 'fetch' | 'clock'> & {
  readonly hosts: PresetServices
  readonly projectId?: string
  readonly sdkType: string
  readonly sdkVersion: string
}

/** The services themselves. */
export type ServiceClients = ReturnType<typeof createServiceClients>

/** Makes the clients of all services that are named: in one file, which is fetched with the engine's commands. */
export function createServiceClients({ hosts, fetch, clock, ...project }: ServiceOptions) {
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
