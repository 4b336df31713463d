import type { StoragePort } from '../ports/Ports.js'

/** The part of `document` that cookies need. */
export type CookieDocument = { cookie: string }

const yearSeconds = 31_536_000
/** Browsers drop longer cookies, including the name. */
const maxCookieLength = 4096

/**
 * Wraps a storage so that it also writes the connections into a cookie, from which a server can render them. The cookie has the active
 * connection of each namespace with its active account, without images. This sends the user's addresses to the server with each request, so
 * it is opt-in. Browsers drop cookies of more than 4 kB. If all namespaces don't fit, only the active one is written, and if that doesn't
 * fit, none.
 *
 * @example
 * createKit({ …, ports: { storage: cookieStorage(browserPorts().storage, document) } })
 */
export function cookieStorage(storage: StoragePort, page: CookieDocument, storagePrefix = 'kit'): StoragePort {
  const stateKey = `${storagePrefix}.state`
  const name = encodeURIComponent(stateKey)
  function write(...texts: readonly string[]): void {
    const pair = texts
      .map((text) => `${name}=${encodeURIComponent(text)}`)
      .find(({ length }) => length <= maxCookieLength)
    page.cookie = `${pair ?? `${name}=`}; path=/; max-age=${pair === undefined ? 0 : yearSeconds}; samesite=lax`
  }
  return {
    getItem: (key) => storage.getItem(key),
    watch: (listener) => storage.watch(listener),
    setItem(key, value) {
      storage.setItem(key, value)
      if (key === stateKey) write(shorten(value), shorten(value, true))
    },
    removeItem(key) {
      storage.removeItem(key)
      if (key === stateKey) write()
    },
  }
}

type Written = {
  readonly activeNamespace?: string
  readonly namespaces?: {
    readonly [name: string]: {
      readonly activeId?: string
      readonly connections?: readonly {
        readonly address?: string
        readonly accounts?: readonly { readonly address?: string }[]
        readonly connector?: { readonly id?: string }
      }[]
    }
  }
}

/** Reduces the stored state to what the first render shows, of all namespaces or only the active one. */
function shorten(text: string, isActiveOnly = false): string {
  const state = JSON.parse(text) as Written
  const written = Object.entries(state.namespaces ?? {}).filter(
    ([name]) => !isActiveOnly || name === state.activeNamespace,
  )
  const namespaces = written.map(([name, namespace]) => {
    const { connections = [], activeId } = namespace
    const active = connections.find(({ connector }) => `${name}:${connector?.id}` === activeId) ?? connections[0]
    const accounts = active?.accounts?.filter(({ address }) => address === active.address)
    return [name, { ...namespace, connections: active ? [{ ...active, accounts }] : [] }]
  })
  return JSON.stringify({ ...state, ended: undefined, namespaces: Object.fromEntries(namespaces) }, (key, value) =>
    key === 'imageUrl' || key === 'avatar' ? undefined : value,
  )
}
