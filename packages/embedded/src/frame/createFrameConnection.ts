import type { OperatorSignInOptions } from '../protocol/index.js'
import type { FrameElement } from './createFrameElement.js'
import { type HandshakeOptions, type HandshakeResult, performHandshake } from './performHandshake.js'

/** The connection to the frame: opened with the first request, and reopened after it was dropped. */
export type FrameConnection = {
  connected(): Promise<HandshakeResult>
  /** The port of a connected frame. */
  port(): MessagePort | undefined
  /** Whether the frame has received the page's data. */
  isReady(): boolean
  /** Drops the connection. Returns the controller that aborts a pending load. */
  drop(): AbortController | undefined
}

/** How long the first requests wait for the frame to be ready. */
const readyDelayMs = 500

export function createFrameConnection(
  { frameUrl, ports, release }: Pick<HandshakeOptions, 'frameUrl' | 'ports'> & { readonly release?: string },
  element: Pick<FrameElement, 'load'>,
  on: {
    onLogins(logins: OperatorSignInOptions): void
    message(data: unknown): void
    ready(port: MessagePort): void
    /** Called when the frame didn't load, unless it was dropped. */
    failed(): void
  },
): FrameConnection {
  let loading: Promise<HandshakeResult> | undefined
  let loadController: AbortController | undefined
  let port: MessagePort | undefined
  let isReady = false

  async function load(signal: AbortSignal): Promise<HandshakeResult> {
    const handshake = await performHandshake({ window: element.load(), frameUrl, release, ports, signal })
    const { port: ready, logins } = handshake
    if (signal.aborted) {
      ready.close()
      throw signal.reason
    }
    port = ready
    on.onLogins(logins)
    ready.onmessage = ({ data }: MessageEvent<unknown>) => on.message(data)
    await new Promise<void>((resolve, reject) => {
      const cancel = ports.clock.setTimeout(resolve, readyDelayMs)
      signal.addEventListener('abort', () => {
        cancel()
        reject(signal.reason)
      })
    })
    isReady = true
    on.ready(ready)
    return handshake
  }

  return {
    port: () => port,
    isReady: () => isReady,
    connected() {
      if (loading !== undefined) return loading
      const stop = new AbortController()
      loadController = stop
      loading = load(stop.signal).catch((error: unknown) => {
        if (loadController === stop) on.failed()
        throw error
      })
      return loading
    },
    drop() {
      const aborted = loadController
      loadController = undefined
      port?.close()
      port = undefined
      isReady = false
      loading = undefined
      return aborted
    },
  }
}
