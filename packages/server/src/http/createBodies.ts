import type { ServerConfig } from '../config/ServerConfig.js'
import { ApiRefusal } from './ApiRefusal.js'
import type { AppContext } from './AppContext.js'

/** Bodies of pending requests. */
export type Bodies = {
  /** Returns the body of a request, which is not read before `read`. */
  open(c: AppContext, caller: string): Body
}

/** One request body. */
export type Body = {
  /**
   * Reads the whole text.
   * @throws BodyTooLarge
   * @throws ApiRefusal 429 or 503 while too much is being read, by the caller or in total
   * @throws BodyCut if the rest does not arrive
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
export class BodyCut extends Error {
  override readonly name = 'BodyCut'
}

const MAX_BODY_BYTES = 2 * 1024 * 1024

/** Reads bodies within the memory limits per caller and in total until the response is sent. */
export function createBodies(limits: ServerConfig['http']): Bodies {
  const perCaller = new Map<string, number>()
  let all = 0

  function hold(caller: string, bytes: number): void {
    const held = (perCaller.get(caller) ?? 0) + bytes
    if (held === 0) perCaller.delete(caller)
    else perCaller.set(caller, held)
    all += bytes
  }

  return {
    open(c, caller) {
      let held = 0
      let isWhole = false
      return {
        async read() {
          if (Number(c.req.header('content-length')) > MAX_BODY_BYTES) throw new BodyTooLarge()
          const chunks: Uint8Array[] = []
          for await (const chunk of chunksOf(c)) {
            hold(caller, chunk.length)
            held += chunk.length
            if (held > MAX_BODY_BYTES) throw new BodyTooLarge()
            if (all > limits.maxBodyBytes)
              throw new ApiRefusal(503, '', 'Too many concurrent requests. Try again later.')
            if ((perCaller.get(caller) ?? 0) > limits.maxBodyBytesPerAddress)
              throw new ApiRefusal(429, 'rate_limited', 'Too many concurrent large requests. Try again later.')
            chunks.push(chunk)
          }
          isWhole = true
          return Buffer.concat(chunks).toString()
        },
        close() {
          hold(caller, -held)
          held = 0
          return !isWhole && c.env?.incoming?.complete === false
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
    throw new BodyCut()
  }
}
