import { type Kit, KitError } from '@kit/core'
import { loadPart } from '@kit/core/adapter'
import type { PluginContext } from '@kit/core/plugin'
import type { Appearance } from '../Appearance.js'
import type { EmbeddedOptions } from '../EmbeddedOptions.js'
import {
  type AnswerOf,
  failureSchema,
  isTooLarge,
  type Logins,
  type Notice,
  noticeSchema,
  type PayloadOf,
  protocolVersions,
  type RequestName,
  replySchema,
  requests,
} from '../protocol/index.js'
import { version } from '../version.data.js'
import { createDappServices } from './createDappServices.js'
import { createFrameElement, type FrameElement, type FrameElementOptions } from './createFrameElement.js'
import { createId } from './createId.js'
import { FrameError } from './FrameError.js'
import { type Greeted, greet } from './greet.js'
import { toMessage } from './toMessage.js'
import { toThemePayload } from './toThemePayload.js'

/** What the frame is made with. */
export type FrameOptions = EmbeddedOptions & {
  readonly kit: Kit
  readonly ports: PluginContext['ports']
  readonly alert: PluginContext['alert']
  onShown(isShown: boolean): void
  /** It is loaded, and said how visitors log in here. */
  onLogins(logins: Logins): void
  /** Nobody is logged in any more. */
  onSessionEnd(): void
  /** Default: a frame in the document. */
  readonly createElement?: (options: FrameElementOptions) => FrameElement
}

/** The operator's frame, as the page asks it. */
export type Frame = {
  /** Loads it. */
  prepare(): void
  /**
   * @throws KitError `embedded/loadFailed`, `embedded/timeout`
   * @throws FrameError what the frame answered
   * @throws `signal.reason`
   */
  request<Name extends RequestName>(
    name: Name,
    payload: PayloadOf<Name>,
    signal: AbortSignal | undefined,
  ): Promise<AnswerOf<Name>>
  /**
   * How users log in here.
   *
   * @throws KitError `embedded/loadFailed`
   */
  logins(): Promise<Logins>
  setAppearance(appearance: Appearance): void
  /** Brings it above what was shown since. */
  raise(): void
  destroy(): void
}

/** The first requests wait so long for the frame to settle. */
const SETTLE_MS = 500
/** An answer may take so long, from the question or the last sign of a person who decides. */
const ANSWER_MS = 30_000
/** A timer that is so late was held up. */
const LATE_MS = 5000

type Open = {
  readonly name: RequestName
  resolve(value: unknown): void
  reject(error: unknown): void
  restart(): void
}

/** Creates the frame; its element comes with the first request. */
export function createFrame(options: FrameOptions): Frame {
  const { kit, ports, frameUrl, projectId = 'default', createElement = createFrameElement } = options
  const { clock, log } = ports
  const open = new Map<string, Open>()
  const services = createDappServices(ports)
  let loading: Promise<Greeted> | undefined
  let leave: AbortController | undefined
  let port: MessagePort | undefined
  let isShown = false
  let isSettled = false
  let appearance: Appearance | undefined
  const element = createElement({ url: urlOf(), title: 'Wallet', onReload: leaveElement })

  function urlOf(): string {
    const url = new URL(frameUrl)
    url.searchParams.set('projectId', projectId)
    url.searchParams.set('version', protocolVersions[0] ?? '')
    url.searchParams.set('chainId', kit.active.getState().network?.id ?? '')
    url.searchParams.set('enableLogger', String(kit.options.debug === true))
    return url.href
  }

  function setShown(now: boolean, height = 0): void {
    if (now) element.show(height)
    else element.hide()
    if (now === isShown) return
    isShown = now
    options.onShown(now)
  }

  /** The frame is gone: what was asked is not answered any more. */
  function lost(): void {
    const error = new KitError('embedded/loadFailed', { shortMessage: 'The wallet was reloaded.' })
    const left = leave
    leave = undefined
    port?.close()
    port = undefined
    isSettled = false
    loading = undefined
    // An empty dialog would leave the page inert.
    setShown(false)
    left?.abort(error)
    for (const { reject } of [...open.values()]) reject(error)
  }

  /** Whose document is in the frame now, nobody can tell: the next request begins with a new element. */
  function leaveElement(): void {
    lost()
    element.remove()
  }

  /** What a message answers; undefined for what is no answer, or not the right one. */
  function answerOf(data: unknown): (() => void) | undefined {
    const { data: reply } = replySchema.safeParse(data)
    const asked = reply && open.get(reply.id)
    if (asked === undefined) return undefined
    if (reply?.type === `@kit-frame/${asked.name}_SUCCESS`) {
      const answer = requests[asked.name].answer.safeParse(reply.payload)
      return answer.success ? () => asked.resolve(answer.data) : undefined
    }
    const failure = failureSchema.safeParse(reply?.payload ?? {})
    if (reply?.type !== `@kit-frame/${asked.name}_ERROR` || !failure.success) return undefined
    const { message = 'An error occurred', code, data: more } = failure.data
    return () => asked.reject(new FrameError(message, code, more))
  }

  function take(data: unknown): void {
    if (isTooLarge(data)) return void log.warn('The wallet’s frame sent a message that is too large')
    const answer = answerOf(data)
    const { data: notice } = noticeSchema.safeParse(data)
    if (answer !== undefined) answer()
    else if (notice !== undefined) hear(notice)
    else log.warn('The wallet’s frame sent what does not fit the protocol')
  }

  function hear(notice: Notice): void {
    if (notice.type === '@kit-frame/WAITING') open.get(notice.payload.id)?.restart()
    if (notice.type === '@kit-frame/SHOW') setShown(true, notice.payload.height)
    if (notice.type === '@kit-frame/HIDE') setShown(false)
    if (notice.type === '@kit-frame/SESSION_UPDATE' && !notice.payload.isConnected) options.onSessionEnd()
    if (notice.type === '@kit-frame/FETCH') {
      const to = port
      void services.ask(notice).then((answer) => to?.postMessage(answer))
    }
  }

  async function load(signal: AbortSignal): Promise<Greeted> {
    const { release } = options
    const greeted = await greet({ window: element.load(), frameUrl, release, ports, signal })
    const { port: ready, logins } = greeted
    if (signal.aborted) {
      ready.close()
      throw signal.reason
    }
    port = ready
    options.onLogins(logins)
    ready.onmessage = ({ data }: MessageEvent<unknown>) => take(data)
    await new Promise<void>((resolve, reject) => {
      const cancel = clock.setTimeout(resolve, SETTLE_MS)
      signal.addEventListener('abort', () => {
        cancel()
        reject(signal.reason)
      })
    })
    isSettled = true
    sync(ready)
    return greeted
  }

  function sync(to: MessagePort): void {
    const { metadata: given } = kit.options
    const metadata = { ...given, icons: [...given.icons] }
    const locale = appearance?.locale ?? ports.platform.languages[0] ?? 'en'
    const dapp = { metadata, sdkType: 'kit', sdkVersion: version, projectId, locale }
    if (appearance !== undefined)
      void ask('SYNC_THEME', toThemePayload(appearance), undefined, to).catch(() => undefined)
    void ask('SYNC_DAPP_DATA', dapp, undefined, to).catch(() => undefined)
  }

  async function tellDeveloper(): Promise<void> {
    const isRefused = await loadPart(import('./isPageRefused.js'))
      .then(({ isPageRefused }) => isPageRefused({ frameUrl, projectId, ports }))
      .catch(() => false)
    options.alert(isRefused ? 'UNVERIFIED_DOMAIN' : 'IFRAME_LOAD_FAILED')
  }

  function connected(): Promise<Greeted> {
    if (loading !== undefined) return loading
    const stop = new AbortController()
    leave = stop
    const attempt = load(stop.signal).catch((error: unknown) => {
      if (leave === stop) {
        // What failed to load does not load again by itself: the next request begins with a new element.
        leaveElement()
        void tellDeveloper()
      }
      throw error
    })
    loading = attempt
    return attempt
  }

  function ask<Name extends RequestName>(
    name: Name,
    payload: PayloadOf<Name>,
    signal: AbortSignal | undefined,
    to: MessagePort,
  ): Promise<AnswerOf<Name>> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted()
      const id = createId(ports)
      const message = toMessage(name, id, payload)
      const endService = services.open(message)
      let cancel = (): void => {}
      const end = (): void => {
        cancel()
        endService()
        open.delete(id)
        signal?.removeEventListener('abort', abort)
      }
      /** Nobody waits for the answer any more: the visitor must not be asked for it, either. */
      function takeBack(error: unknown): void {
        end()
        to.postMessage({ type: '@kit-app/RPC_ABORT', id: `${id}-abort`, payload: { ids: [id] } })
        reject(error)
      }
      const abort = (): void => takeBack(signal?.reason)
      function restart(): void {
        cancel()
        const beganMs = clock.now()
        cancel = clock.setTimeout(() => {
          // A page that was hidden or asleep is late itself, and so is the frame: it has its time once more.
          if (clock.now() - beganMs > ANSWER_MS + LATE_MS) return restart()
          options.alert('IFRAME_REQUEST_TIMEOUT')
          takeBack(
            new KitError('embedded/timeout', {
              shortMessage: 'The wallet did not answer in time.',
              details: 'iframe_request_timeout',
            }),
          )
          // Its process may have died, which browsers tell nobody: what it shows would keep the page inert.
          if (open.size === 0) leaveElement()
        }, ANSWER_MS)
      }
      open.set(id, {
        name,
        restart,
        resolve(value) {
          end()
          resolve(value as AnswerOf<Name>)
        },
        reject(error) {
          end()
          reject(error)
        },
      })
      signal?.addEventListener('abort', abort)
      restart()
      to.postMessage(message)
    })
  }

  return {
    prepare: () => void connected().catch(() => {}),
    request: async (name, payload, signal) => ask(name, payload, signal, (await connected()).port),
    logins: async () => (await connected()).logins,
    setAppearance(now) {
      if (JSON.stringify(now) === JSON.stringify(appearance)) return
      appearance = now
      if (isSettled && port !== undefined) sync(port)
    },
    raise: element.raise,
    destroy: leaveElement,
  }
}
