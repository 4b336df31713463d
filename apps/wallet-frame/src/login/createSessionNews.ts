import type { Login } from './createLogin.js'

/** Tells the other tabs of this origin that somebody signed out. */
export type SessionNews = { tellEnded(): void }

/**
 * Creates it. `onEnded` runs where another tab signed out whoever is logged in here: a word of another tab alone ends nothing. Where the browser refuses storage
 * to frames of other sites tabs share no session, and nothing is told.
 */
export function createSessionNews(login: Pick<Login, 'session'>, onEnded: () => void): SessionNews {
  let channel: BroadcastChannel | undefined
  try {
    channel = new BroadcastChannel('kit-wallet/session')
    channel.onmessage = async () => {
      // A server that cannot be asked ended nobody's login.
      const isOver = await login.session().then(
        (session) => session === undefined,
        () => false,
      )
      if (isOver) onEnded()
    }
  } catch {
    channel = undefined
  }
  return { tellEnded: () => channel?.postMessage('ended') }
}
