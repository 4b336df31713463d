import type { SiwxMessageTemplate, User } from '@kit/embedded/protocol'
import type { ReviewNetwork } from './approval/Review.js'
import type { Accounts, WalletNetwork } from './createAccounts.js'
import { ApiFailure } from './failure/ApiFailure.js'
import { RpcFailure } from './failure/RpcFailure.js'
import type { Addresses } from './keys/Addresses.js'
import type { Api } from './login/createApi.js'
import type { Login } from './login/createLogin.js'
import type { Handlers, RequestContext } from './page/Page.js'
import type { KeyValue } from './storage/createKeyValue.js'
import type { Unlock } from './unlock/Unlock.js'

export type UserOptions = {
  readonly api: Api
  readonly login: Login
  readonly keyValue: Pick<KeyValue, 'get' | 'set'>
  readonly unlock: Pick<Unlock, 'knownAddresses' | 'requireAddresses'>
  readonly accounts: Pick<Accounts, 'list' | 'begin' | 'prefer' | 'smart'>
  readonly networks: readonly WalletNetwork[]
  /** Signs the page's sign-in message with an account. Resolves with nothing if the user declines. */
  signIn(
    siwxMessage: SiwxMessageTemplate,
    address: string,
    context: RequestContext,
  ): Promise<Pick<User, 'message' | 'signature'>>
}

type UserHandlers = Pick<
  Handlers,
  | 'GET_USER'
  | 'IS_CONNECTED'
  | 'GET_CHAIN_ID'
  | 'SWITCH_NETWORK'
  | 'SET_PREFERRED_ACCOUNT'
  | 'INIT_SMART_ACCOUNT'
  | 'GET_SMART_ACCOUNT_ENABLED_NETWORKS'
>

/** Creates the handlers that report the user and the network to the page. */
export function createUser(options: UserOptions): UserHandlers {
  const { keyValue, unlock, accounts, networks } = options
  const find = (id: unknown): WalletNetwork | undefined => networks.find((network) => network.id === id)
  // The storage is shared with other tabs, and may be full.
  let chosen: string | undefined

  async function networkOf(wanted: string | undefined): Promise<WalletNetwork> {
    const kept = await keyValue.get('chainId').catch(() => undefined)
    const network = find(wanted) ?? find(chosen) ?? find(kept) ?? networks[0]
    if (network === undefined) throw new RpcFailure(4902, 'The wallet has no networks')
    return network
  }

  return {
    async GET_USER({ chainId, preferredAccountType: type, siwxMessage }, context) {
      const end = context.waiting()
      let addresses: Addresses
      try {
        addresses = await unlock.requireAddresses(context.signal)
      } finally {
        end()
      }
      if (type !== undefined) accounts.begin(type)
      return readUser(options, await networkOf(chainId), addresses, siwxMessage, context)
    },
    async IS_CONNECTED() {
      return { isConnected: (await unlock.knownAddresses()) !== undefined }
    },
    async GET_CHAIN_ID() {
      return { chainId: (await networkOf(undefined)).id }
    },
    async SWITCH_NETWORK({ chainId }) {
      if (find(chainId) === undefined) throw new RpcFailure(4902, `Unsupported chain ID: ${chainId}`)
      chosen = chainId
      await keyValue.set('chainId', chainId).catch(() => undefined)
      return { chainId }
    },
    async SET_PREFERRED_ACCOUNT({ type }) {
      const addresses = await unlock.knownAddresses()
      if (addresses === undefined) throw new RpcFailure(4100, 'Not signed in')
      const network = networks.find(({ smartAccount }) => smartAccount) ?? (await networkOf(undefined))
      const chosen = (await accounts.list(network, addresses)).find((account) => account.type === type)
      if (chosen === undefined) throw new RpcFailure(4200, 'Unknown account')
      await accounts.prefer(type, addresses)
      return { type, address: chosen.address }
    },
    async INIT_SMART_ACCOUNT() {
      const network = await networkOf(undefined)
      if (!network.smartAccount) throw new RpcFailure(4200, 'Smart accounts are not available on this network')
      const smart = await accounts.smart()
      return { address: smart.address, isDeployed: await smart.isDeployed(network) }
    },
    async GET_SMART_ACCOUNT_ENABLED_NETWORKS() {
      const enabled = networks.filter(({ smartAccount }) => smartAccount)
      return { smartAccountEnabledNetworks: enabled.map(({ id }) => Number(id.slice('eip155:'.length))) }
    },
  }
}

/** Reads the user of the unlocked wallet, and signs in if the page asks for it. */
async function readUser(
  options: UserOptions,
  network: WalletNetwork,
  addresses: Addresses,
  siwxMessage: SiwxMessageTemplate | undefined,
  context: RequestContext,
): Promise<User> {
  const { accounts, signIn } = options
  const list = await accounts.list(network, addresses)
  const [first] = list
  if (first === undefined) throw new RpcFailure(4902, 'The wallet has no account on this network')
  const [names, deployment] = await Promise.all([
    namesOf(options).catch((error: unknown) => {
      // The session was ended elsewhere.
      if (error instanceof ApiFailure && error.status === 401) throw error
      return {}
    }),
    first.type === 'smartAccount' ? deployed(options, network).catch(() => ({})) : {},
  ])
  // No prompt on a network that the operator doesn't support: the page falls back to another method.
  const signed = siwxMessage?.chainId === network.id ? await signIn(siwxMessage, first.address, context) : {}
  return {
    ...names,
    ...signed,
    ...deployment,
    address: first.address,
    chainId: network.id,
    accounts: [...list],
    preferredAccountType: first.type,
  }
}

/** Reads the user's profile from the server; the wallet works without it. */
async function namesOf({ api, login }: UserOptions): Promise<Pick<User, 'email' | 'userName'>> {
  const accessToken = await login.accessToken()
  const { email, userName } = await api.readUser({}, { accessToken })
  return { ...(email !== undefined && { email }), ...(userName !== undefined && { userName }) }
}

/** Reads the smart account's state from the chain; the wallet works without it. */
async function deployed(
  { accounts }: UserOptions,
  network: ReviewNetwork,
): Promise<Pick<User, 'smartAccountDeployed'>> {
  const smartAccountDeployed = await (await accounts.smart()).isDeployed(network)
  return { smartAccountDeployed }
}
