import type { Ports } from '@kit/core/plugin'
import type { SiwxSession } from '../check/SiwxSession.js'
import type { NamespaceWords } from '../message/formatMessage.js'
import { parseMessage } from '../message/parseMessage.js'

/** Stored sessions, newest first. */
export type SessionStore = {
  read(): readonly SiwxSession[]
  /** If storage fails, sessions are kept for the lifetime of the page. */
  write(sessions: readonly SiwxSession[]): void
  destroy(): void
}

type WebStorage = Pick<Ports['storage'], 'getItem' | 'setItem'>

const version = 1
const sessionLimit = 20
/** No valid signature is longer: a contract with many owners needs a few kilobytes. */
const signatureLimit = 16_384

/** Creates the store. `changed` is called when another tab writes. */
export function createSessionStore(
  { announcements, storage }: Pick<Ports, 'announcements' | 'storage'>,
  {
    key,
    kind,
    words,
  }: { readonly key: string; readonly kind: 'local' | 'session' | 'none'; readonly words: NamespaceWords },
  changed: () => void,
): SessionStore {
  const kept: WebStorage | undefined =
    kind === 'local' ? storage : kind === 'session' ? (announcements.read('sessionStorage') as WebStorage) : undefined
  let own: readonly SiwxSession[] = []
  let isBroken = kept === undefined
  let text: string | null = null
  const end =
    kind === 'local'
      ? attempt(() =>
          storage.watch((name) => {
            if (name === key || name === null) changed()
          }),
        )
      : undefined

  return {
    read() {
      if (isBroken) return own
      const now = attempt(() => kept?.getItem(key)) ?? null
      if (now !== text) {
        text = now
        own = parseSessions(now, words)
      }
      return own
    },
    write(sessions) {
      own = sessions.slice(0, sessionLimit)
      text = JSON.stringify({
        version,
        sessions: own.map(({ message, signature, cacao }) => ({ message, signature, cacao })),
      })
      const written = text
      isBroken =
        attempt(() => {
          kept?.setItem(key, written)
          return kept !== undefined
        }) !== true
    },
    destroy: () => end?.(),
  }
}

/** Stored data is untrusted: invalid entries are dropped, and fields are read from the message text. */
function parseSessions(text: string | null, words: NamespaceWords): readonly SiwxSession[] {
  const stored = attempt(() => JSON.parse(text ?? 'null')) as
    | { version?: unknown; sessions?: unknown }
    | null
    | undefined
  if (stored?.version !== version || !Array.isArray(stored.sessions)) return []
  return stored.sessions.slice(0, sessionLimit).flatMap((each: Partial<Record<keyof SiwxSession, unknown>> | null) => {
    const { cacao, message, signature } = each ?? {}
    if (typeof message !== 'string' || typeof signature !== 'string' || signature.length > signatureLimit) return []
    const data = parseMessage(message, words)
    return data === undefined ? [] : [{ data, message, signature, ...(cacao !== undefined && { cacao }) }]
  })
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
