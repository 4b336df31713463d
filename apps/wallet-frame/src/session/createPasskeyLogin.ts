import type { Api } from '../login/createApi.js'
import type { Login } from '../login/createLogin.js'
import type { Handlers, Page } from '../page/Page.js'
import type { LoadPasskeys } from '../passkey/Passkeys.js'
import type { Screen } from '../screen/Screen.js'
import type { Unlock } from '../unlock/Unlock.js'
import type { PasskeyAttempt } from './LogInByPasskey.js'

export type PasskeyLoginOptions = {
  readonly api: Pick<Api, 'passkeyOptions' | 'verifyPasskey'>
  readonly login: Pick<Login, 'take'>
  readonly screen: Pick<Screen, 'ask'>
  readonly unlock: Pick<Unlock, 'openByPasskey' | 'prepare'>
  readonly loadPasskeys: LoadPasskeys
  readonly page: Pick<Page, 'origin' | 'projectId'>
}

/**
 * Creates the passkey login. The frame shows the view: browsers allow passkeys only during a press in the frame itself, or in its window.
 */
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
    /** Requests the challenge from the server before the press. */
    async function prepare(): Promise<PasskeyAttempt> {
      const { challenge, options } = await api.passkeyOptions({ projectId, origin, kind: 'login' }, { signal })
      return async () => {
        const { response, secret } = await passkeys.show(options)
        try {
          await login.take(await api.verifyPasskey({ challenge, response }, { signal }))
          // A passkey without a secret has signed in: the wallet then asks how to unlock.
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
