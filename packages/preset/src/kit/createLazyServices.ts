import { type ApiClient, lazyDirectory } from '@kit/api'
import type { IdentitySource, Plugin, TokenSource } from '@kit/core'
import { createLazy } from '@kit/core/adapter'
import { loadChunk } from '@kit/core/plugin'
import type { ServiceClients, ServiceOptions } from './createServiceClients.js'

type Made<Name extends keyof ServiceClients> = NonNullable<ServiceClients[Name]>

/** Creates lazy services for the kit. Their code loads with the engine's code once the user acts. */
export function createLazyServices(options: ServiceOptions) {
  const { hosts, clock, projectId } = options
  const later = createLazy(async () =>
    (await loadChunk(import('./createServiceClients.js'))).createServiceClients(options),
  )
  const made = async <Name extends keyof ServiceClients>(name: Name) => (await later.load())[name] as Made<Name>
  const checks: (() => void)[] = []
  const clientOf = (name: 'api' | 'analytics'): ApiClient => ({
    guard: (check) => void checks.push(check),
    projectId,
    now: clock.now,
    url: (path, query) => later.now()?.[name]?.url(path, query) ?? '',
    async request(path, request) {
      for (const check of checks) check()
      return (await made(name)).request(path, request)
    },
  })
  const readTokens: TokenSource = async (call) => (await made('readTokens'))(call)
  const readIdentity: IdentitySource = async (call) => (await made('readIdentity'))(call)
  /** Loads the code when the page is idle, and warns developers if services need a project ID. */
  const plugin: Plugin<'preset', object> = {
    id: 'preset',
    setup({ listCommands, alert }) {
      listCommands(
        later.load,
        () => {
          if (projectId === undefined) alert('PROJECT_ID_NOT_CONFIGURED')
          return { destroy: () => undefined }
        },
        'idle',
      )
      return {}
    },
  }
  return {
    plugins: Object.values(hosts).some((host) => host !== undefined) ? [plugin] : [],
    analytics: hosts.analytics === undefined ? undefined : clientOf('analytics'),
    api: hosts.api === undefined ? undefined : clientOf('api'),
    options: {
      ...(hosts.api !== undefined && { tokenSource: readTokens, identitySource: readIdentity }),
      ...(hosts.directory !== undefined && { directory: lazyDirectory(later.load) }),
    },
  }
}
