import { type Kit, KitError } from '@kit/core'
import { loadChunk } from '@kit/core/adapter'
import type { PluginContext } from '@kit/core/plugin'
import {
  isTooLarge,
  type Notice,
  noticeSchema,
  type OperatorSignInOptions,
  type PayloadOf,
  protocolVersions,
  type RequestName,
  type ResponseOf,
} from '../protocol/index.js'
import { createDappServices } from './createDappServices.js'
import { createFrameConnection } from './createFrameConnection.js'
import { createFrameElement, type FrameElement, type FrameElementOptions } from './createFrameElement.js'
import { createFrameRequests, type FrameRequests } from './createFrameRequests.js'
import type { FrameAppearance } from './FrameAppearance.js'
import { toThemePayload } from './toThemePayload.js'
import { embeddedVersion } from './version.data.js'

export type FrameOptions = {
  readonly frameUrl: string
  readonly projectId?: string
  readonly release?: string
  readonly kit: Kit
  readonly ports: PluginContext['ports']
  readonly alert: PluginContext['alert']
  onShown(isShown: boolean): void
  /** Called when the frame has loaded and reported the sign-in options. */
  onLogins(logins: OperatorSignInOptions): void
  /** Called when the user is no longer signed in. */
  onSessionEnd(): void
  /** Defaults to a frame in the document. */
  readonly createElement?: (options: FrameElementOptions) => FrameElement
}

/** The operator's frame, as used by the page. */
export type Frame = {
  prepare(): void
  /**
   * @throws KitError `embedded/loadFailed`, `embedded/timeout`
   * @throws FrameError the error response of the frame
   * @throws `signal.reason`
   */
  request<Name extends RequestName>(
    name: Name,
    payload: PayloadOf<Name>,
    signal: AbortSignal | undefined,
  ): Promise<ResponseOf<Name>>
  /**
   * Returns the sign-in options of the operator.
   *
   * @throws KitError `embedded/loadFailed`
   */
  logins(): Promise<OperatorSignInOptions>
  setAppearance(appearance: FrameAppearance): void
  /** Moves the frame above elements shown after it. */
  raise(): void
  destroy(): void
}

/** Creates the frame. Its element is added with the first request. */
export function createFrame(options: FrameOptions): Frame {
  const { ports, createElement = createFrameElement } = options
  const { log } = ports
  const services = createDappServices(ports)
  let isShown = false
  let appearance: FrameAppearance | undefined
  const element = createElement({ url: urlOf(options), title: 'Wallet', onReload: dropElement })
  const requests = createFrameRequests(ports, services, {
    alert: () => options.alert('IFRAME_REQUEST_TIMEOUT'),
    frameUnresponsive: dropElement,
  })

  function setShown(now: boolean, height = 0): void {
    if (now) element.show(height)
    else element.hide()
    if (now === isShown) return
    isShown = now
    options.onShown(now)
  }

  /** Drops a frame that is gone or whose document is unknown. Pending requests fail, and the next request starts with a new element. */
  function dropElement(): void {
    const error = new KitError('embedded/loadFailed', { shortMessage: 'The wallet was reloaded.' })
    const left = connection.drop()
    // An empty dialog would keep the page inert.
    setShown(false)
    left?.abort(error)
    requests.rejectAll(error)
    element.remove()
  }

  function take(data: unknown): void {
    if (isTooLarge(data)) return void log.warn('The wallet frame sent a message that exceeds the size limit')
    const answer = requests.answerOf(data)
    const { data: notice } = noticeSchema.safeParse(data)
    if (answer !== undefined) answer()
    else if (notice !== undefined) onNotice(notice)
    else log.warn("The wallet frame sent a message that doesn't match the protocol")
  }

  function onNotice(notice: Notice): void {
    if (notice.type === '@kit-frame/WAITING') requests.restart(notice.payload.id)
    if (notice.type === '@kit-frame/SHOW') setShown(true, notice.payload.height)
    if (notice.type === '@kit-frame/HIDE') setShown(false)
    if (notice.type === '@kit-frame/SESSION_UPDATE' && !notice.payload.isConnected) options.onSessionEnd()
    if (notice.type === '@kit-frame/FETCH') {
      const to = connection.port()
      void services.ask(notice).then((answer) => to?.postMessage(answer))
    }
  }

  const connection = createFrameConnection(options, element, {
    onLogins: options.onLogins,
    message: take,
    ready: (port) => sync(options, requests, appearance, port),
    failed() {
      // A frame that failed to load doesn't recover by itself.
      dropElement()
      void reportMissingFrame(options)
    },
  })
  const { connected } = connection

  return {
    prepare: () => void connected().catch(() => {}),
    request: async (name, payload, signal) => requests.ask(name, payload, signal, (await connected()).port),
    logins: async () => (await connected()).logins,
    setAppearance(now) {
      if (JSON.stringify(now) === JSON.stringify(appearance)) return
      appearance = now
      const port = connection.port()
      if (connection.isReady() && port !== undefined) sync(options, requests, appearance, port)
    },
    raise: element.raise,
    destroy: dropElement,
  }
}

function urlOf({ frameUrl, kit, projectId = 'default' }: FrameOptions): string {
  const url = new URL(frameUrl)
  url.searchParams.set('projectId', projectId)
  url.searchParams.set('version', protocolVersions[0] ?? '')
  url.searchParams.set('chainId', kit.active.getState().network?.id ?? '')
  url.searchParams.set('enableLogger', String(kit.options.debug === true))
  return url.href
}

/** Sends the page and its look to the frame. */
function sync(
  options: FrameOptions,
  { ask }: FrameRequests,
  appearance: FrameAppearance | undefined,
  to: MessagePort,
): void {
  if (appearance !== undefined) void ask('SYNC_THEME', toThemePayload(appearance), undefined, to).catch(() => undefined)
  void ask('SYNC_DAPP_DATA', dappOf(options, appearance), undefined, to).catch(() => undefined)
}

function dappOf(
  { kit, ports, projectId = 'default' }: FrameOptions,
  appearance: FrameAppearance | undefined,
): PayloadOf<'SYNC_DAPP_DATA'> {
  const { metadata } = kit.options
  const locale = appearance?.locale ?? ports.platform.languages[0] ?? 'en'
  return {
    metadata: { ...metadata, icons: [...metadata.icons] },
    sdkType: 'kit',
    sdkVersion: embeddedVersion,
    projectId,
    locale,
  }
}

async function reportMissingFrame({ alert, frameUrl, ports, projectId = 'default' }: FrameOptions): Promise<void> {
  const isRefused = await loadChunk(import('./isOriginRejected.js'))
    .then(({ isOriginRejected }) => isOriginRejected({ frameUrl, projectId, ports }))
    .catch(() => false)
  alert(isRefused ? 'UNVERIFIED_DOMAIN' : 'IFRAME_LOAD_FAILED')
}
