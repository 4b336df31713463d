import { readNetworks } from './approval/readNetworks.js'
import { requestingDappOf } from './approval/requestingDappOf.js'
import { createAccounts } from './createAccounts.js'
import { createApi } from './login/createApi.js'
import { createLogin } from './login/createLogin.js'
import type { Page } from './page/Page.js'
import type { LoadPasskeys } from './passkey/Passkeys.js'
import { createNetworkRetry } from './screen/createNetworkRetry.js'
import { createConnection } from './session/createConnection.js'
import { createKeyValue } from './storage/createKeyValue.js'
import { createUnlock } from './unlock/createUnlock.js'
import { createScreen } from './window/createScreen.js'
import type { WindowViews } from './window/decisionViews.js'
import { needsWindow } from './window/needsWindow.js'
import { createVault } from './worker/createVault.js'

/** Services of the wallet that its requests share. */
export type WalletServices = Awaited<ReturnType<typeof createWalletServices>>

/** Creates the login, the keys and the screen of the wallet. `loginHost` is the origin of the API. */
export async function createWalletServices(page: Page, loginHost: string) {
  const { origin } = location
  const keyValue = createKeyValue()
  const api = createApi({
    origin: loginHost,
    keyValue,
    async renew(staleToken) {
      const session = await login.renew(staleToken)
      if (session === undefined) {
        // The session was ended elsewhere.
        vault.wipe()
        page.postSession(false)
      }
      return session?.accessToken
    },
  })
  const login = createLogin({ api, keyValue })
  const vault = createVault()
  const config = await api.walletConfig({ projectId: page.projectId })
  const detectsOcclusion = 'isVisible' in IntersectionObserverEntry.prototype
  const shows = (decision: keyof WindowViews): boolean =>
    needsWindow({ decision, approval: config.approval, page: page.origin, frame: origin, detectsOcclusion })
  const screen = createScreen(page, { shows, watchLock: vault.watchWipe })
  const reach = createNetworkRetry(screen)
  const loadPasskeys: LoadPasskeys = async (signal) =>
    (await import('./passkey/createPasskeys.js')).createPasskeys({ inWindow: shows('passkey'), page, signal })
  const unlock = createUnlock({
    api,
    login,
    keyValue,
    screen,
    vault,
    loadPasskeys,
    dapp: { projectId: page.projectId, origin: page.origin },
  })
  const urlOf = (path: string, { id }: { readonly id: string }): string =>
    `${loginHost}${path}?chainId=${encodeURIComponent(id)}&projectId=${encodeURIComponent(page.projectId)}`
  const networks = readNetworks(config.chains).map((network) => ({
    ...network,
    smartAccount: network.smartAccount && config.smartAccounts === 'contract',
  }))
  const connection = createConnection({
    login,
    keyValue,
    unlock,
    origin: page.origin,
    share: (signal) => screen.decide('share', { dapp: requestingDappOf(page) }, signal),
  })
  const { addresses: knownAddresses } = connection
  const accounts = createAccounts({ networks, keyValue, vault, page, knownAddresses, urlOf })
  return {
    page,
    loginHost,
    keyValue,
    api,
    login,
    vault,
    config,
    screen,
    reach,
    loadPasskeys,
    unlock,
    urlOf,
    networks,
    connection,
    accounts,
  }
}
