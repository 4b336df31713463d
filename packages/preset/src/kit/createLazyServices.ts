import type { ApiClient } from '@kit/api'
import type { DirectoryState, IdentitySource, Plugin, TokenSource } from '@kit/core'
import { createLater } from '@kit/core/adapter'
import { createStore, type DirectoryFactory, loadPart, readable } from '@kit/core/plugin'
import type { ServiceClients, ServiceOptions } from './createServiceClients.js'

type Made<Name extends keyof ServiceClients> = NonNullable<ServiceClients[Name]>

const noPage = { status: 'idle', wallets: [], count: undefined } as const
const emptyDirectory: DirectoryState = {
  first: 'idle',
  featured: [],
  recommended: [],
  all: noPage,
  search: { ...noPage, query: '' },
  certifiedOnly: false,
  images: {},
}

/** Creates lazy services for the kit. Their code loads with the engine's code once the user acts. */
export function createLazyServices(options: ServiceOptions) {
  const { hosts, clock, projectId } = options
  const later = createLater(async () =>
    (await loadPart(import('./createServiceClients.js'))).createServiceClients(options),
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

/** Returns the directory, whose code is loaded when the page is idle or one of its commands is called. */
const lazyDirectory =
  (load: () => Promise<ServiceClients>): DirectoryFactory =>
  (context) => {
    const store = createStore(emptyDirectory)
    const { asks, does, finds } = context.listCommands(
      load,
      ({ startDirectory }) => {
        const real = startDirectory(context)
        return { ...real, destroy: real.subscribe(() => store.update(real.getState)) }
      },
      'idle',
    )
    context.onDestroy(store.complete)
    return {
      ...readable(store),
      prefetch: asks(
        () =>
          ({ prefetch }) =>
            prefetch,
      ),
      loadMore: asks(
        () =>
          ({ loadMore }) =>
            loadMore,
      ),
      search: does(
        () =>
          ({ search }) =>
            search,
      ),
      setCertifiedOnly: does(() => (real) => real.setCertifiedOnly),
      imageUrl: finds(
        () => (real) => real.imageUrl,
        () => undefined,
      ),
      retry: asks(
        () =>
          ({ retry }) =>
            retry,
      ),
    }
  }
