import type { Handlers, Page } from '../bridge/Page.js'
import type { Screen } from '../screen/Screen.js'
import type { Unlock } from '../unlock/Unlock.js'
import type { Api } from './createApi.js'
import type { Login } from './createLogin.js'
import type { PasskeyAttempt } from './LogInByPasskey.js'

/** What it works with. */
export type PasskeyLoginOptions = {
  readonly api: Pick<Api, 'passkeyOptions' | 'verifyPasskey'>
  readonly login: Pick<Login, 'take'>
  readonly screen: Pick<Screen, 'ask'>
  readonly unlock: Pick<Unlock, 'openByPasskey'>
  readonly page: Pick<Page, 'origin' | 'projectId'>
}

/** Logs in with a passkey. The view is the frame's: browsers give passkeys in a press in the frame itself. */
export function createPasskeyLogin({
  api,
  login,
  screen,
  unlock,
  page,
}: PasskeyLoginOptions): Handlers['CONNECT_PASSKEY'] {
  const { origin, projectId } = page
  return async (_, { signal, waiting }) => {
    /** Asks the server what is to be signed, before the visitor presses. */
    async function prepare(): Promise<PasskeyAttempt> {
      const [{ challenge, options }, { showLogin }] = await Promise.all([
        api.passkeyOptions({ projectId, origin, kind: 'login' }, { signal }),
        import('../passkey/makePasskey.js'),
      ])
      return async () => {
        const { response, secret } = await showLogin(options)
        try {
          await login.take(await api.verifyPasskey({ challenge, response }, { signal }))
          // One that keeps no wallet has logged in: then the wallet asks for what opens it.
          if (secret !== undefined) await unlock.openByPasskey(response.id, secret, signal)
        } finally {
          secret?.fill(0)
        }
      }
    }
    const end = waiting()
    try {
      const load = async () => (await import('./LogInByPasskey.js')).LogInByPasskey
      await screen.ask<{ prepare: typeof prepare }, true>(load, { prepare }, signal)
      return undefined
    } finally {
      end()
    }
  }
}
