import type { HttpLimits } from '../limits/limitConfig.js'
import type { AppContext } from './AppContext.js'
import { HttpError } from './HttpError.js'

/** Bodies of pending requests. */
export type RequestBodies = {
  /** Returns the body of a request, which is not read before `read`. */
  open(c: AppContext, caller: string): RequestBody
}

export type RequestBody = {
  /**
   * Reads the whole text.
   * @throws BodyTooLarge
   * @throws HttpError 429 or 503 while too much is being read, by the caller or in total
   * @throws BodyAborted if the rest does not arrive
   */
  read(): Promise<string>
  /** Releases the bytes after the response. Returns whether some of the body may still arrive. */
  close(): boolean
}

/** A request body over the size limit. */
export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge'
}

/** A request whose sender disconnected or was too slow. */
export class BodyAborted extends Error {
  override readonly name = 'BodyAborted'
}

const maxBodyBytes = 2 * 1024 * 1024

/** Reads bodies within the memory limits per caller and in total until the response is sent. */
export function createRequestBodies(limits: HttpLimits): RequestBodies {
  const perCaller = new Map<string, number>()
  let totalBytes = 0

  function addBuffered(caller: string, bytes: number): void {
    const buffered = (perCaller.get(caller) ?? 0) + bytes
    if (buffered === 0) perCaller.delete(caller)
    else perCaller.set(caller, buffered)
    totalBytes += bytes
  }

  return {
    open(c, caller) {
      let buffered = 0
      let isComplete = false
      return {
        async read() {
          if (Number(c.req.header('content-length')) > maxBodyBytes) throw new BodyTooLarge()
          const chunks: Uint8Array[] = []
          for await (const chunk of chunksOf(c)) {
            addBuffered(caller, chunk.length)
            buffered += chunk.length
            if (buffered > maxBodyBytes) throw new BodyTooLarge()
            if (totalBytes > limits.maxBodyBytes)
              throw new HttpError(503, '', 'Too many concurrent requests. Try again later.')
            if ((perCaller.get(caller) ?? 0) > limits.maxBodyBytesPerAddress)
              throw new HttpError(429, 'rate_limited', 'Too many concurrent large requests. Try again later.')
            chunks.push(chunk)
          }
          isComplete = true
          return Buffer.concat(chunks).toString()
        },
        close() {
          addBuffered(caller, -buffered)
          buffered = 0
          return !isComplete && c.env?.incoming?.complete === false
        },
      }
    },
  }
}

async function* chunksOf(c: AppContext): AsyncGenerator<Uint8Array> {
  const incoming = c.env?.incoming
  // Mounted in another server, there is no Node.js stream. The iterator must not destroy the connection, so that a response can still be
  // sent.
  const source = incoming?.iterator?.({ destroyOnReturn: false }) ?? c.req.raw.body ?? []
  try {
    for await (const chunk of source) yield chunk
  } catch {
    throw new BodyAborted()
  }
}
