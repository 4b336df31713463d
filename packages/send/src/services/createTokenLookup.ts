import type { Adapter } from '@kit/core/adapter'
import { isKitError, type Kit, type ScopeWatch, type Token, type TokenBalance, toKitError } from '@kit/core/plugin'
import type { SendOrigin, SendState } from '../SendState.js'
import { type ActiveSender, activeSender } from './activeSender.js'
import type { SendForm } from './createSendForm.js'

/** Looks up tokens by address. */
export type TokenLookup = {
  /** Loads the metadata of a token from the chain, if the chain supports it. Undefined if there is no token. */
  read(address: string, signal?: AbortSignal): Promise<Token | undefined>
  /** Looks up a token and its balance into `found`. The latest address wins. */
  find(address: string): void
  destroy(): void
}

export function createTokenLookup(
  kit: Kit,
  { change }: Pick<SendForm, 'change'>,
  scopes: Pick<ScopeWatch<SendOrigin, SendState>, 'current'>,
): TokenLookup {
  let search: AbortController | undefined

  function heldOf({ adapter, origin }: ActiveSender, address: string): TokenBalance | undefined {
    const held = kit.tokensOf({ networkId: origin.networkId, address: origin.address }).getState()
    const tokens = held.status === 'idle' ? undefined : held.data
    return tokens?.find((token) => token.address !== undefined && isSame(adapter, token.address, address))
  }

  async function read(address: string, signal?: AbortSignal): Promise<Token | undefined> {
    const here = activeSender(kit)
    if (here === undefined) return undefined
    const held = heldOf(here, address)
    const { getToken } = (await here.adapter.loadCapabilities?.()) ?? {}
    const token = await getToken?.({ network: here.network, token: address, ...(signal && { signal }) })
    return token === undefined ? held : { ...token, iconUrl: token.iconUrl ?? held?.iconUrl }
  }

  async function lookUp(address: string, { origin }: ActiveSender, signal: AbortSignal): Promise<SendState['found']> {
    try {
      const token = await read(address, signal)
      if (token === undefined) return { status: 'idle' }
      const query = { networkId: origin.networkId, address: origin.address, token: address, signal }
      const { value } = await kit.getBalance(query)
      return { status: 'success', data: { ...token, amount: value, value: undefined, price: undefined } }
    } catch (cause) {
      if (isKitError(cause, 'token/notFound')) return { status: 'idle' }
      const error = toKitError(cause, 'rpc/failed', "Couldn't load the token.")
      return { status: 'error', error, retryAtMs: 0 }
    }
  }

  return {
    read,
    find(address) {
      search?.abort()
      search = undefined
      const here = activeSender(kit)
      const isWorth = here?.adapter.isAddress(address, here.origin.networkId) && !heldOf(here, address)
      if (here === undefined || !isWorth) return change({ found: { status: 'idle' } })
      const scope = scopes.current()
      const controller = new AbortController()
      search = controller
      change({ found: { status: 'pending' } })
      void lookUp(address, here, controller.signal).then((found) => {
        if (!controller.signal.aborted && scope === scopes.current()) change({ found })
      })
    },
    destroy: () => search?.abort(),
  }
}

/** IDs that aren't addresses, such as asset IDs on Polkadot, are compared as they are. */
const isSame = (adapter: Pick<Adapter, 'isSameAddress'>, a: string, b: string): boolean =>
  a === b || adapter.isSameAddress(a, b)
