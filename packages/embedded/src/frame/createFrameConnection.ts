import type { OperatorSignInOptions } from '../protocol/index.js'
import type { FrameElement } from './createFrameElement.js'
import { type HandshakeOptions, type HandshakeResult, performHandshake } from './performHandshake.js'

/** The connection to the frame: opened with the first request, and reopened after it was dropped. */
export type FrameConnection = {
  connected(): Promise<HandshakeResult>
  /** The port of a connected frame. */
  port(): MessagePort | undefined
  /** Whether the frame has received the page's data. */
  isSettled(): boolean
  /** Drops the connection. Returns the controller that aborts a pending load. */
  drop(): AbortController | undefined
}

/** How long the first requests wait for the frame to be ready. */
const settleDelayMs = 500

export function createFrameConnection(
  { frameUrl, ports, release }: Pick<HandshakeOptions, 'frameUrl' | 'ports'> & { readonly release?: string },
  element: Pick<FrameElement, 'load'>,
  on: {
    greeted(logins: OperatorSignInOptions): void
    message(data: unknown): void
    settled(port: MessagePort): void
    /** Called when the frame didn't load, unless it was dropped. */
    failed(): void
  },
): FrameConnection {
  let loading: Promise<HandshakeResult> | undefined
  let leave: AbortController | undefined
  let port: MessagePort | undefined
  let isSettled = false

  async function load(signal: AbortSignal): Promise<HandshakeResult> {
    const greeted = await performHandshake({ window: element.load(), frameUrl, release, ports, signal })
    const { port: ready, logins } = greeted
    if (signal.aborted) {
      ready.close()
      throw signal.reason
    }
    port = ready
    on.greeted(logins)
    ready.onmessage = ({ data }: MessageEvent<unknown>) => on.message(data)
    await new Promise<void>((resolve, reject) => {
      const cancel = ports.clock.setTimeout(resolve, settleDelayMs)
      signal.addEventListener('abort', () => {
        cancel()
        reject(signal.reason)
      })
    })
    isSettled = true
    on.settled(ready)
    return greeted
  }

  return {
    port: () => port,
    isSettled: () => isSettled,
    connected() {
      if (loading !== undefined) return loading
      const stop = new AbortController()
      leave = stop
      loading = load(stop.signal).catch((error: unknown) => {
        if (leave === stop) on.failed()
        throw error
      })
      return loading
    },
    drop() {
      const left = leave
      leave = undefined
      port?.close()
      port = undefined
      isSettled = false
      loading = undefined
      return left
    },
  }
}
