import { WebSocket } from 'ws'
import { answerPings } from '../../../platform/limits/createSocketWatch.js'

/** Times in milliseconds, sizes in bytes. */
export type OpenUpstreamSocketOptions = {
  readonly openMs: number
  readonly maxBytes: number
  /** Aborts the attempt. */
  readonly signal: AbortSignal
}

/**
 * Opens a WebSocket to the first node that accepts it; returns undefined when none does. It is paused, so that no early message is lost.
 */
export async function openUpstreamSocket(
  urls: readonly string[],
  { openMs, maxBytes, signal }: OpenUpstreamSocketOptions,
): Promise<WebSocket | undefined> {
  for (const url of urls) {
    if (signal.aborted) return undefined
    const socket = new WebSocket(url, {
      handshakeTimeout: openMs,
      maxPayload: maxBytes,
      autoPong: false,
      perMessageDeflate: false,
      followRedirects: false,
    })
    answerPings(socket)
    const terminate = (): void => socket.terminate()
    signal.addEventListener('abort', terminate)
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once('open', () => {
        socket.pause()
        resolve(true)
      })
      socket.on('error', () => resolve(false))
      socket.once('close', () => resolve(false))
    })
    signal.removeEventListener('abort', terminate)
    if (isOpen) return socket
  }
  return undefined
}
