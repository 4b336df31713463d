import {
  fetchedSchema,
  isTooLarge,
  type PayloadOf,
  type Request,
  type RequestName,
  requestSchema,
  requests,
} from '@kit/embedded/protocol'
import type { Handlers, Page } from '../page/Page.js'
import { createAnswers } from './createAnswers.js'
import { createPageFetch } from './createPageFetch.js'

export type BridgeOptions = {
  readonly origin: string
  readonly projectId: string
  readonly port: MessagePort
  /** Loads the handlers; called once. */
  load(page: Page): Promise<Handlers>
}

/**
 * Answers the page's requests over its port: only valid protocol messages, each once. Others are dropped and logged by type.
 *
 * @example createBridge({ origin, projectId, port, load: (page) => import('./createWallet.js').then((code) => code.createWallet(page)) })
 */
export function createBridge({ origin, projectId, port, load }: BridgeOptions): void {
  let theme: PayloadOf<'SYNC_THEME'> | undefined
  const themeListeners = new Set<() => void>()
  let dapp: PayloadOf<'SYNC_DAPP_DATA'> | undefined
  const post = (message: object): void => port.postMessage(message)
  const fetches = createPageFetch(post)

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
    fetch: fetches.fetch,
  }

  const answers = createAnswers(() => load(page), post)

  function take({ type, id, payload: given }: Request): void {
    const name = type.slice('@kit-app/'.length) as RequestName
    const { success, data: payload } = requests[name].payload.safeParse(given)
    // A duplicate ID would answer one request with another's result.
    if (!success || answers.has(id)) {
      drop(type)
      return
    }
    if (name === 'SYNC_THEME') {
      theme = payload as PayloadOf<'SYNC_THEME'>
      for (const listener of themeListeners) listener()
    }
    if (name === 'SYNC_DAPP_DATA') dapp = payload as PayloadOf<'SYNC_DAPP_DATA'>
    if (name === 'RPC_ABORT') answers.abort((payload as PayloadOf<'RPC_ABORT'>).ids)
    if (name === 'SYNC_THEME' || name === 'SYNC_DAPP_DATA' || name === 'RPC_ABORT')
      post({ type: `@kit-frame/${name}_SUCCESS`, id })
    else void answers.answer(name, id, payload)
  }

  port.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isTooLarge(data)) return drop('a message that is too large')
    const { data: fetched } = fetchedSchema.safeParse(data)
    if (fetched !== undefined) {
      fetches.settle(fetched)
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
