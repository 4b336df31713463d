import type { Sessions } from '@kit/core/adapter'
import type { SdkEmitter } from '../sdk/SdkClient.js'
import type { PairedSession } from './PairedSession.js'

/** The page's session, with a function that ends it there. */
export type LivePairing = { readonly session: PairedSession; readonly end: (reason: string) => void }

type Report = { readonly topic: string; readonly params?: { readonly namespaces?: unknown } }

/** Applies the client's events to the live session. Ignores those of other sessions. */
export function followSession(
  events: SdkEmitter,
  current: () => LivePairing | undefined,
  announce: (added: Sessions) => void,
): void {
  const listen = (name: string, act: (live: LivePairing, params: Report['params']) => void) => {
    events.on(name, ({ topic, params }: Report) => {
      const live = current()
      if (live?.session.topic === topic) act(live, params)
    })
  }
  listen('session_update', ({ session }, params) => {
    const added = session.update(params?.namespaces)
    if (Object.keys(added).length > 0) announce(added)
  })
  listen('session_event', ({ session }, params) => session.event(params))
  listen('session_delete', ({ end }) => end('user-disconnected'))
  listen('session_expire', ({ end }) => end('expired'))
}
