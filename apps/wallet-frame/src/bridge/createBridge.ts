import {
  type Failure,
  fetchedSchema,
  isTooLarge,
  type PayloadOf,
  type Request,
  type RequestName,
  requestSchema,
  requests,
  unsafeMethods,
} from '@kit/embedded/protocol'
import type { Handlers, Page, RequestContext } from '../page/Page.js'
import { toFailure } from './toFailure.js'

/** Options for {@link createBridge}. */
export type BridgeOptions = {
  readonly origin: string
  readonly projectId: string
  readonly port: MessagePort
  /** Loads the handlers; called once. */
  load(page: Page): Promise<Handlers>
}

/** Interval of reports that the user is deciding. */
const waitingMs = 10_000
/** Maximum number of open `RPC_REQUEST` calls. */
const maxOpen = 20

/** Requests decided in an email or an app, not in a view of the frame. */
const decidedElsewhere: readonly RequestName[] = ['CONNECT_DEVICE', 'CONNECT_FARCASTER']

type Open = { readonly name: RequestName; isAsking(): boolean; readonly stop: AbortController }

/**
 * Answers the page's requests over its port: only valid protocol messages, each once. Others are dropped and logged by type.
 *
 * @example createBridge({ origin, projectId, port, load: (page) => import('./createWallet.js').then((code) => code.createWallet(page)) })
 */
export function createBridge({ origin, projectId, port, load }: BridgeOptions): void {
  const open = new Map<string, Open>()
  const fetching = new Map<string, { resolve(value: unknown): void; reject(error: unknown): void }>()
  let theme: PayloadOf<'SYNC_THEME'> | undefined
  const themeListeners = new Set<() => void>()
  let dapp: PayloadOf<'SYNC_DAPP_DATA'> | undefined
  let loading: Promise<Handlers> | undefined
  const post = (message: object): void => port.postMessage(message)

  const page: Page = {
    origin,
    projectId,
    dapp: () => dapp,
    languages: () => navigator.languages,
    theme: () => theme,
    watchTheme(listener) {
      themeListeners.add(listener)
      return () => void themeListeners.delete(listener)
    },
    show: (height) => post({ type: '@kit-frame/SHOW', payload: { height: Math.min(4000, Math.max(0, height)) } }),
    hide: () => post({ type: '@kit-frame/HIDE' }),
    postSession: (isConnected) => post({ type: '@kit-frame/SESSION_UPDATE', payload: { isConnected } }),
    fetch: (payload, signal) =>
      new Promise((resolve, reject) => {
        signal.throwIfAborted()
        const id = crypto.randomUUID()
        fetching.set(id, { resolve, reject })
        signal.addEventListener('abort', () => fetching.delete(id) && reject(signal.reason), { once: true })
        post({ type: '@kit-frame/FETCH', id, payload })
      }),
  }

  function handlers(): Promise<Handlers> {
    loading ??= load(page)
    // The next request retries a failed load.
    loading.catch(() => {
      loading = undefined
    })
    return loading
  }

  function abort(ids: readonly string[] | undefined): void {
    for (const [id, { isAsking, stop }] of open)
      if (ids === undefined ? isAsking() : ids.includes(id)) stop.abort(new Error('Request was aborted'))
  }

  async function answer(name: RequestName, id: string, payload: unknown): Promise<void> {
    const stop = new AbortController()
    const method = name === 'RPC_REQUEST' ? (payload as PayloadOf<'RPC_REQUEST'>).method : undefined
    const ends = new Set<() => void>()
    const context: RequestContext = {
      id,
      signal: stop.signal,
      waiting() {
        const notify = (): void => post({ type: '@kit-frame/WAITING', payload: { id } })
        notify()
        const timer = setInterval(notify, waitingMs)
        const end = (): void => {
          clearInterval(timer)
          ends.delete(end)
        }
        ends.add(end)
        return end
      },
    }
    try {
      if (method !== undefined && [...open.values()].filter((each) => each.name === name).length >= maxOpen)
        throw Object.assign(new Error('Too many pending requests'), { code: -32005 })
      const isUnsafe = name === 'OPEN' || (method !== undefined && unsafeMethods.includes(method))
      // A login may request a signature, too, or unlocking.
      const isAsking = (): boolean => isUnsafe || (ends.size > 0 && !decidedElsewhere.includes(name))
      open.set(id, { name, isAsking, stop })
      const handle = (await handlers())[name] as (payload: unknown, context: RequestContext) => Promise<unknown>
      post({
        type: `@kit-frame/${name}_SUCCESS`,
        id,
        payload: requests[name].answer.parse(await handle(payload, context)),
      })
    } catch (error) {
      post({ type: `@kit-frame/${name}_ERROR`, id, payload: toFailure(error) satisfies Failure })
    } finally {
      for (const end of ends) end()
      open.delete(id)
    }
  }

  function take({ type, id, payload: given }: Request): void {
    const name = type.slice('@kit-app/'.length) as RequestName
    const { success, data: payload } = requests[name].payload.safeParse(given)
    // A duplicate ID would answer one request with another's result.
    if (!success || open.has(id)) {
      drop(type)
      return
    }
    if (name === 'SYNC_THEME') {
      theme = payload as PayloadOf<'SYNC_THEME'>
      for (const listener of themeListeners) listener()
    }
    if (name === 'SYNC_DAPP_DATA') dapp = payload as PayloadOf<'SYNC_DAPP_DATA'>
    if (name === 'RPC_ABORT') abort((payload as PayloadOf<'RPC_ABORT'>).ids)
    if (name === 'SYNC_THEME' || name === 'SYNC_DAPP_DATA' || name === 'RPC_ABORT')
      post({ type: `@kit-frame/${name}_SUCCESS`, id })
    else void answer(name, id, payload)
  }

  port.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isTooLarge(data)) return drop('a message that is too large')
    const { data: fetched } = fetchedSchema.safeParse(data)
    if (fetched !== undefined) {
      const requested = fetching.get(fetched.id)
      fetching.delete(fetched.id)
      if (fetched.type === '@kit-app/FETCH_SUCCESS') requested?.resolve(fetched.payload.result)
      else
        requested?.reject(
          Object.assign(
            new Error(fetched.payload.message ?? 'The page couldn’t complete the request'),
            fetched.payload,
          ),
        )
      return
    }
    const { data: request } = requestSchema.safeParse(data)
    if (request === undefined) drop('an unknown message')
    else take(request)
  }
  // Late responses are ignored: they have no listener.
  port.start()
}

/** Logs what was dropped, without its content. */
function drop(what: string): void {
  console.warn(`The wallet dropped ${what}`)
}
