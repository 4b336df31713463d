import { requestingDappOf } from './approval/requestingDappOf.js'
import { createRpc } from './createRpc.js'
import { createUser } from './createUser.js'
import { createWalletServices, type WalletServices } from './createWalletServices.js'
import { createEmailLogin } from './login/createEmailLogin.js'
import { createPending } from './login/createPending.js'
import { createSessionChannel } from './login/createSessionChannel.js'
import { createSocialLogin } from './login/createSocialLogin.js'
import type { Handlers, Page } from './page/Page.js'
import { createEmailChange } from './session/createEmailChange.js'
import { createPasskeyLogin } from './session/createPasskeyLogin.js'
import { prove } from './unlock/prove.js'

/** Creates the wallet for the page that embeds the frame. `loginHost` is the origin of the API. */
export async function createWallet(page: Page, loginHost: string): Promise<Handlers> {
  const services = await createWalletServices(page, loginHost)
  const { connection, screen, vault } = services
  const { answerRpc, openPermissions } = createRpc(services)
  const sessionChannel = createSessionChannel(connection.login, () => {
    vault.wipe()
    page.postSession(false)
  })
  screen.prepare()
  return {
    ...createLogins(services, answerRpc),
    async SIGN_OUT() {
      vault.wipe()
      await connection.end()
      sessionChannel.postEnded()
      page.postSession(false)
    },
    async RPC_REQUEST(payload, context) {
      await connection.require()
      return answerRpc(payload, context)
    },
    RPC_ABORT: async () => undefined,
    async RELOAD() {
      setTimeout(() => location.reload())
    },
    SYNC_THEME: async () => undefined,
    SYNC_DAPP_DATA: async () => undefined,
    async OPEN(payload, context) {
      await connection.require()
      const { createPages } = await import('./pages/createPages.js')
      return createPages({ ...services, ...(openPermissions && { openPermissions }) })(payload, context)
    },
  }
}

/** Creates the handlers that log in, and that report and change the user. */
function createLogins(services: WalletServices, answerRpc: Handlers['RPC_REQUEST']) {
  const { page, loginHost, keyValue, api, login, vault, screen, unlock, networks, connection, accounts } = services
  const user = createUser({
    api,
    login,
    keyValue,
    unlock: { knownAddresses: connection.addresses, requireAddresses: connection.requireAddresses },
    accounts,
    networks,
    // Few pages use sign-in, so its code loads on demand.
    signIn: async (siwxMessage, address, context) =>
      (await import('./login/signIn.js')).signIn({ siwxMessage, address, context, ask: answerRpc }),
  })
  const email = createEmailLogin({
    api,
    login: connection.login,
    page,
    pending: createPending(keyValue, `login ${page.origin}`),
  })
  const emailChange = createEmailChange({
    api,
    login: connection.login,
    page,
    pending: createPending(keyValue, `e-mail ${page.origin}`),
    async prove(session, signal) {
      await unlock.requireUnlocked(signal)
      return prove(vault, session, 'email/update')
    },
    async approve(to, signal) {
      await screen.decide('changeEmail', { dapp: requestingDappOf(page), email: to }, signal)
    },
  })
  const social = createSocialLogin({ api, login: connection.login, loginHost, page, getUser: user.GET_USER })
  const passkey = createPasskeyLogin({ ...services, login: connection.login })
  return { ...email, ...emailChange, ...social, CONNECT_PASSKEY: passkey, ...user }
}
