import { type Failure, type PayloadOf, type RequestName, requests, unsafeMethods } from '@kit/embedded/protocol'
import type { Handlers, RequestContext } from '../page/Page.js'
import { toFailure } from './toFailure.js'

/** Interval of reports that the user is deciding. */
const waitingMs = 10_000
/** Maximum number of open `RPC_REQUEST` calls. */
const maxOpen = 20

/** Requests decided in an email or an app, not in a view of the frame. */
const decidedElsewhere: readonly RequestName[] = ['CONNECT_DEVICE', 'CONNECT_FARCASTER']

type Open = { readonly name: RequestName; isAsking(): boolean; readonly stop: AbortController }

/** Creates the answers to valid requests. `load` loads the handlers; a failed load is retried with the next request. */
export function createAnswers(load: () => Promise<Handlers>, post: (message: object) => void) {
  const open = new Map<string, Open>()
  let loading: Promise<Handlers> | undefined

  function handlers(): Promise<Handlers> {
    loading ??= load()
    loading.catch(() => {
      loading = undefined
    })
    return loading
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

  return {
    answer,
    /** Whether a request with this ID is open. */
    has: (id: string): boolean => open.has(id),
    /** Aborts requests; without IDs, all that are asking the user. */
    abort(ids: readonly string[] | undefined): void {
      for (const [id, { isAsking, stop }] of open)
        if (ids === undefined ? isAsking() : ids.includes(id)) stop.abort(new Error('Request was aborted'))
    },
  }
}
