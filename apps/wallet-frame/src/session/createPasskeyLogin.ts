import type { Api } from '../login/createApi.js'
import type { Login } from '../login/createLogin.js'
import type { Handlers, Page } from '../page/Page.js'
import type { LoadPasskeys } from '../passkey/Passkeys.js'
import type { Screen } from '../screen/Screen.js'
import type { Unlock } from '../unlock/Unlock.js'
import type { PasskeyAttempt } from './LogInByPasskey.js'

/** What it works with. */
export type PasskeyLoginOptions = {
  readonly api: Pick<Api, 'passkeyOptions' | 'verifyPasskey'>
  readonly login: Pick<Login, 'take'>
  readonly screen: Pick<Screen, 'ask'>
  readonly unlock: Pick<Unlock, 'openByPasskey' | 'prepare'>
  readonly loadPasskeys: LoadPasskeys
  readonly page: Pick<Page, 'origin' | 'projectId'>
}

/** Logs in with a passkey. The view is the frame's: browsers give passkeys in a press in the frame itself, or in its window. */
export function createPasskeyLogin({
  api,
  login,
  screen,
  unlock,
  loadPasskeys,
  page,
}: PasskeyLoginOptions): Handlers['CONNECT_PASSKEY'] {
  const { origin, projectId } = page
  return async (_, { signal, waiting }) => {
    const passkeys = await loadPasskeys(signal)
    /** Asks the server what is to be signed, before the visitor presses. */
    async function prepare(): Promise<PasskeyAttempt> {
      const { challenge, options } = await api.passkeyOptions({ projectId, origin, kind: 'login' }, { signal })
      return async () => {
        const { response, secret } = await passkeys.show(options)
        try {
          await login.take(await api.verifyPasskey({ challenge, response }, { signal }))
          // One that keeps no wallet has logged in: then the wallet asks for what opens it.
          if (secret === undefined) return { isFetched: true }
          return await unlock.openByPasskey(response.id, secret, signal).then(
            () => ({ isFetched: true }),
            () => ({ isFetched: false }),
          )
        } finally {
          secret?.fill(0)
        }
      }
    }
    const end = waiting()
    unlock.prepare()
    try {
      const load = async () => (await import('./LogInByPasskey.js')).LogInByPasskey
      const props = { prepare, passkeyWindow: passkeys.window }
      await screen.ask<typeof props, true>(load, props, signal)
      return undefined
    } finally {
      end()
    }
  }
}
