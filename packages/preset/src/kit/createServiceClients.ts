import { createApiClient, identitySource, startDirectory, tokenSource } from '@kit/api'
import type { Directory, PluginContext, Ports } from '@kit/core/plugin'
import type { PresetOptions } from '../options/PresetOptions.js'
import type { PresetServices } from '../options/PresetServices.js'

/** Project and hosts of the services, and how to reach them. */
export type ServiceOptions = Pick<Ports, 'fetch' | 'clock'> &
  Pick<PresetOptions, 'projectId' | 'sdkType' | 'sdkVersion'> & { readonly hosts: PresetServices }

export type ServiceClients = ReturnType<typeof createServiceClients>

/** Creates the clients of all configured services. They are in one chunk that loads with the engine's commands. */
export function createServiceClients({ hosts, fetch, clock, ...given }: ServiceOptions) {
  const project = { sdkType: 'kit', sdkVersion: 'preset-1', ...given }
  const clientOf = (baseUrl: string | undefined) =>
    baseUrl === undefined ? undefined : createApiClient({ ...project, baseUrl, fetch, clock })
  const api = clientOf(hosts.api)
  return {
    api,
    analytics: clientOf(hosts.analytics),
    readTokens: api && tokenSource(api),
    readIdentity: api && identitySource(api),
    startDirectory: (context: PluginContext): Directory =>
      startDirectory({ ...project, baseUrl: hosts.directory ?? '' }, context),
  }
}
