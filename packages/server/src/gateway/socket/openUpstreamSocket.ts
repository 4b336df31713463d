import { WebSocket } from 'ws'

/** Times in milliseconds, sizes in bytes. */
export type OpenUpstreamSocketOptions = {
  readonly openMs: number
  readonly maxBytes: number
  /** False once nobody waits any more. */
  readonly isWanted: () => boolean
}

/** Opens a WebSocket to the first of the nodes that takes it; undefined when none does. It is paused, so that no early message is lost. */
export async function openUpstreamSocket(
  urls: readonly string[],
  { openMs, maxBytes, isWanted }: OpenUpstreamSocketOptions,
): Promise<WebSocket | undefined> {
  for (const url of urls) {
    if (!isWanted()) return undefined
    const socket = new WebSocket(url, {
      handshakeTimeout: openMs,
      maxPayload: maxBytes,
      perMessageDeflate: false,
      followRedirects: false,
    })
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once('open', () => {
        socket.pause()
        resolve(true)
      })
      socket.once('error', () => resolve(false))
      socket.once('close', () => resolve(false))
    })
    if (isOpen) return socket
  }
  return undefined
}
