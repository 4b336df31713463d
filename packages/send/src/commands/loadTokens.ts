import { isKitError, type TokenBalance, toKitError } from '@kit/core/plugin'
import { nativeToken } from '../services/nativeToken.js'
import type { SendServices } from '../services/SendServices.js'

/** Reads what there is to send; with an address that is not among it, the token that is there, if any. */
export const loadTokens =
  (services: SendServices) =>
  (address = ''): void => {
    const { change, getState, kit, place } = services
    const here = place()
    if (here === undefined) return
    const { adapter, network, origin } = here
    const { tokens } = getState()
    const before = tokens.status === 'idle' ? undefined : tokens.data
    const isListed = before?.some((token) => token.address === address)
    if (before !== undefined && (address === '' || isListed || !adapter.isAddress(address, network.id))) return
    if (tokens.status === 'pending') return
    const isHere = (): boolean =>
      place()?.origin.networkId === origin.networkId && place()?.origin.address === origin.address
    change({ tokens: { status: 'pending', ...(before && { data: before }) } })
    read().then(
      (data) => isHere() && change({ tokens: { status: 'success', data } }),
      (cause: unknown) => {
        if (!isHere()) return
        const error = toKitError(cause, 'rpc/failed', 'The tokens could not be read.')
        change({ tokens: { status: 'error', error, retryAtMs: 0, ...(before && { data: before }) } })
      },
    )

    async function read(): Promise<readonly TokenBalance[]> {
      if (before !== undefined) return [...before, ...(await one(address))]
      const capabilities = await adapter.loadCapabilities?.()
      const held = await capabilities?.getTokens?.({ network, address: origin.address, tokens: [] })
      return held ?? [await withBalance(nativeToken(network))]
    }
    async function one(token: string): Promise<readonly TokenBalance[]> {
      try {
        const found = await services.findToken(token)
        return found === undefined ? [] : [await withBalance(found)]
      } catch (error) {
        if (isKitError(error, 'token/notFound')) return []
        throw error
      }
    }
    async function withBalance(token: ReturnType<typeof nativeToken>): Promise<TokenBalance> {
      const query = { networkId: origin.networkId, address: origin.address }
      const { value } = await kit.getBalance({ ...query, ...(token.address !== undefined && { token: token.address }) })
      return { ...token, amount: value, value: undefined, price: undefined }
    }
  }
