import type { User } from '@kit/embedded/protocol'
import type { Handlers } from './bridge/Page.js'
import type { Addresses } from './keys/Addresses.js'
import { ApiFailure } from './login/ApiFailure.js'
import type { Api } from './login/createApi.js'
import type { Login } from './login/createLogin.js'
import type { KeyValue } from './login/KeyValue.js'
import { RpcFailure } from './rpc/RpcFailure.js'
import type { Unlock } from './unlock/Unlock.js'

/** What it works with. */
export type UserOptions = {
  readonly api: Api
  readonly login: Login
  readonly keyValue: KeyValue
  readonly unlock: Unlock
  readonly chains: readonly { readonly id: string }[]
}

type UserHandlers = Pick<
  Handlers,
  'GET_USER' | 'IS_CONNECTED' | 'GET_CHAIN_ID' | 'SWITCH_NETWORK' | 'SET_PREFERRED_ACCOUNT'
>

/** Tells the page who is logged in, and on which network. */
export function createUser({ api, login, keyValue, unlock, chains }: UserOptions): UserHandlers {
  const isChain = (id: unknown): id is string => chains.some((chain) => chain.id === id)

  async function chainOf(wanted: string | undefined): Promise<string> {
    const kept = await keyValue.get('chainId').catch(() => undefined)
    const chainId = [wanted, kept, chains[0]?.id].find(isChain)
    if (chainId === undefined) throw new RpcFailure(4902, 'The wallet has no network')
    return chainId
  }

  /** What the server says of the visitor; the wallet works without it. */
  async function namesOf(): Promise<Pick<User, 'email' | 'userName'>> {
    const accessToken = await login.accessToken()
    const { email, userName } = await api.readUser({}, { accessToken })
    return { ...(email !== undefined && { email }), ...(userName !== undefined && { userName }) }
  }

  return {
    async GET_USER({ chainId: wanted }, { signal, waiting }) {
      const end = waiting()
      let addresses: Addresses
      try {
        addresses = await unlock.requireAddresses(signal)
      } finally {
        end()
      }
      const chainId = await chainOf(wanted)
      const address = chainId.startsWith('solana:') ? addresses.solana : addresses.eoa
      const names = await namesOf().catch((error: unknown) => {
        // The login was ended elsewhere.
        if (error instanceof ApiFailure && error.status === 401) throw error
        return {}
      })
      return { ...names, address, chainId, accounts: [{ address, type: 'eoa' }], preferredAccountType: 'eoa' }
    },
    async IS_CONNECTED() {
      return { isConnected: (await unlock.knownAddresses()) !== undefined }
    },
    async GET_CHAIN_ID() {
      return { chainId: await chainOf(undefined) }
    },
    async SWITCH_NETWORK({ chainId }) {
      if (!isChain(chainId)) throw new RpcFailure(4902, `The wallet does not have the network ${chainId}`)
      await keyValue.set('chainId', chainId)
      return { chainId }
    },
    async SET_PREFERRED_ACCOUNT({ type }) {
      const addresses = await unlock.knownAddresses()
      if (type !== 'eoa' || addresses === undefined) throw new RpcFailure(4200, 'The wallet has no such account')
      return { type, address: addresses.eoa }
    },
  }
}
