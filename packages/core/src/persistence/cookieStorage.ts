import type { StoragePort } from '../ports/Ports.js'

/** The part of `document` that cookies need. */
export type CookieDocument = { cookie: string }

const yearSeconds = 31_536_000
/** Browsers drop longer cookies, including the name. */
const maxCookieLength = 4096

/**
 * Wraps a storage so that it also writes the connections into a cookie, from which a server can render them: the active connection of each
 * namespace with its active account, without images. This sends the user's addresses to the server with each request, so it is opt-in.
 * Anything that doesn't fit into a cookie is left out.
 *
 * @example
 * createKit({ …, ports: { storage: cookieStorage(browserPorts().storage, document) } })
 */
export function cookieStorage(storage: StoragePort, page: CookieDocument, storagePrefix = 'kit'): StoragePort {
  const stateKey = `${storagePrefix}.state`
  function write(text: string, ageSeconds: number): void {
    const pair = `${encodeURIComponent(stateKey)}=${encodeURIComponent(text)}`
    const isKept = pair.length <= maxCookieLength
    const kept = isKept ? pair : `${encodeURIComponent(stateKey)}=`
    page.cookie = `${kept}; path=/; max-age=${isKept ? ageSeconds : 0}; samesite=lax`
  }
  return {
    getItem: (key) => storage.getItem(key),
    watch: (listener) => storage.watch(listener),
    setItem(key, value) {
      storage.setItem(key, value)
      if (key === stateKey) write(shorten(value), yearSeconds)
    },
    removeItem(key) {
      storage.removeItem(key)
      if (key === stateKey) write('', 0)
    },
  }
}

type Written = {
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

/** Reduces the stored state to what the first render shows. */
function shorten(text: string): string {
  const state = JSON.parse(text) as Written
  const namespaces = Object.entries(state.namespaces ?? {}).map(([name, namespace]) => {
    const { connections = [], activeId } = namespace
    const active = connections.find(({ connector }) => `${name}:${connector?.id}` === activeId) ?? connections[0]
    const accounts = active?.accounts?.filter(({ address }) => address === active.address)
    return [name, { ...namespace, connections: active ? [{ ...active, accounts }] : [] }]
  })
  return JSON.stringify({ ...state, ended: undefined, namespaces: Object.fromEntries(namespaces) }, (key, value) =>
    key === 'imageUrl' || key === 'avatar' ? undefined : value,
  )
}
