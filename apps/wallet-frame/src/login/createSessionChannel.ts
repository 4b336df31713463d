import type { Login } from './createLogin.js'

/** Notifies the other tabs of this origin of a sign-out. */
export type SessionChannel = { postEnded(): void }

/**
 * Creates the notifier. `onEnded` runs when another tab signed the user out, after the session is checked: a message of another tab alone
 * ends nothing. Browsers that deny storage to cross-site frames share no session between tabs, and nothing is sent.
 */
export function createSessionChannel(login: Pick<Login, 'session'>, onEnded: () => void): SessionChannel {
  let channel: BroadcastChannel | undefined
  try {
    channel = new BroadcastChannel('kit-wallet/session')
    channel.onmessage = async () => {
      // An unreachable server does not end a session.
      const isEnded = await login.session().then(
        (session) => session === undefined,
        () => false,
      )
      if (isEnded) onEnded()
    }
  } catch {
    channel = undefined
  }
  return { postEnded: () => channel?.postMessage('ended') }
}
