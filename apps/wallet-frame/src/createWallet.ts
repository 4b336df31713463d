import { bundlerMethods } from '@kit/embedded/protocol'
import { createKnownRecipients } from './approval/createKnownRecipients.js'
import { pinNetwork } from './approval/pinNetwork.js'
import type { ReviewNetwork } from './approval/Review.js'
import { requestingDappOf } from './approval/requestingDappOf.js'
import { type ChainClient, createChainClient } from './chain/createChainClient.js'
import { createAccounts } from './createAccounts.js'
import { createUser } from './createUser.js'
import { RpcFailure } from './failure/RpcFailure.js'
import { createApi } from './login/createApi.js'
import { createEmailLogin } from './login/createEmailLogin.js'
import { createLogin } from './login/createLogin.js'
import { createPending } from './login/createPending.js'
import { createSessionChannel } from './login/createSessionChannel.js'
import { createSocialLogin } from './login/createSocialLogin.js'
import type { Handlers, Page } from './page/Page.js'
import type { LoadPasskeys } from './passkey/Passkeys.js'
import type { PermissionBook } from './permissions/PermissionBook.js'
import { handleRpc } from './rpc/handleRpc.js'
import type { PermissionServices } from './rpc/PermissionServices.js'
import type { RpcMethod } from './rpc/RpcServices.js'
import { createNetworkRetry } from './screen/createNetworkRetry.js'
import { createConnection } from './session/createConnection.js'
import { createEmailChange } from './session/createEmailChange.js'
import { createPasskeyLogin } from './session/createPasskeyLogin.js'
import { createKeyValue } from './storage/createKeyValue.js'
import { createUnlock } from './unlock/createUnlock.js'
import { prove } from './unlock/prove.js'
import { createScreen } from './window/createScreen.js'
import type { WindowViews } from './window/decisionViews.js'
import { needsWindow } from './window/needsWindow.js'
import { createSigners } from './worker/createSigners.js'
import { createVault } from './worker/createVault.js'

/** Creates the wallet for the page that embeds the frame. `loginHost` is the origin of the API. */
export async function createWallet(page: Page, loginHost: string): Promise<Handlers> {
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
  const networks = config.chains.map((chain) => ({
    ...pinNetwork(chain),
    smartAccount: chain.smartAccount && config.smartAccounts === 'contract',
  }))
  const connection = createConnection({
    login,
    keyValue,
    unlock,
    origin: page.origin,
    share: (signal) => screen.decide('share', { dapp: requestingDappOf(page) }, signal),
  })
  const { addresses: knownAddresses, requireAddresses } = connection
  const accounts = createAccounts({ networks, keyValue, vault, page, knownAddresses, urlOf })
  const user = createUser({
    api,
    login,
    keyValue,
    unlock: { knownAddresses, requireAddresses },
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
  const sessionChannel = createSessionChannel(connection.login, () => {
    vault.wipe()
    page.postSession(false)
  })
  const clients = new Map<string, ChainClient>()
  const receivers = createKnownRecipients(`receivers ${page.projectId}`)

  // Solana’s code loads with the first request for it.
  const solana: RpcMethod = async (call) => {
    const [{ solanaMethods }, { createSolanaChain }, { createLanguage }, { createApprove }] = await Promise.all([
      import('./solana/solanaMethods.js'),
      import('./solana/createSolanaChain.js'),
      import('./text/createLanguage.js'),
      import('./rpc/createApprove.js'),
    ])
    const methods = solanaMethods({
      origin: page.origin,
      approve: createApprove({ page, screen, reach, prepareUnlock: unlock.prepare, unlock: unlock.requireUnlocked }),
      chainOf: (network) => createSolanaChain({ url: urlOf('/v1', network), fetch: (...args) => fetch(...args) }),
      address: async () => (await knownAddresses())?.solana,
      signer: async () => createSigners(vault).solana,
      language: () => createLanguage(page),
    })
    const method = methods[call.method]
    if (method === undefined) throw new RpcFailure(4200, 'Requested RPC call is not allowed')
    return method(call)
  }

  const callBundler: RpcMethod = async ({ method, params, network }) =>
    (await accounts.smart()).callBundler(network, method, params)

  function clientOf(network: ReviewNetwork): ChainClient {
    const client = clients.get(network.id) ?? createChainClient(urlOf('/v1', network))
    clients.set(network.id, client)
    return client
  }
  async function permissions(): Promise<PermissionServices> {
    const { createPermissions } = await import('./permissions/createPermissions.js')
    return createPermissions(await accounts.smart(), { page, origin: loginHost })
  }
  const smartNetworks = networks.filter(({ smartAccount }) => smartAccount)
  async function openPermissions(signal: AbortSignal): Promise<PermissionBook> {
    const { createPermissionBook } = await import('./permissions/createPermissionBook.js')
    const { executor } = await accounts.smart()
    return createPermissionBook({ ...(await permissions()), networks: smartNetworks, clientOf, executor, signal })
  }

  const answerRpc = handleRpc({
    page,
    screen,
    reach,
    networkOf: (id) => networks.find((network) => network.id === id),
    clientOf,
    async accountsOf(network) {
      const addresses = await knownAddresses()
      return addresses === undefined ? [] : accounts.list(network, addresses)
    },
    prepareUnlock: unlock.prepare,
    unlock: unlock.requireUnlocked,
    signerOf: accounts.signerOf,
    delegates: config.smartAccounts === '7702',
    ...(smartNetworks.length > 0 && {
      executor: async () => (await accounts.smart()).executor,
      permissions,
    }),
    receivers,
    keyValue,
    methods: {
      solana_signMessage: solana,
      solana_signTransaction: solana,
      solana_signAllTransactions: solana,
      solana_signAndSendTransaction: solana,
      ...Object.fromEntries(bundlerMethods.map((method) => [method, callBundler])),
    },
  })
  screen.prepare()
  return {
    ...email,
    ...emailChange,
    ...social,
    CONNECT_PASSKEY: createPasskeyLogin({ api, login: connection.login, screen, unlock, loadPasskeys, page }),
    ...user,
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
      const hasPermissions = smartNetworks.length > 0
      const services = { api, login, keyValue, unlock, vault, loadPasskeys, page, screen }
      const options = { ...services, ...(hasPermissions && { openPermissions }) }
      return createPages(options)(payload, context)
    },
  }
}
