import { type Balance, KitError, type ReadCall } from '@kit/core/adapter'
import { requireBitcoinAddress } from '../address/BitcoinAddress.js'
import { type Esplora, isRefusal } from './createEsplora.js'
import { esploraResponseError, type Json, parseEsploraJson, toSatoshis } from './parseEsploraJson.js'
import { readCoins } from './readCoins.js'

/**
 * Returns the balance of an address: the sum of its unspent outputs, including the mempool. For an address with more outputs than an
 * endpoint lists, uses the endpoint's own totals.
 *
 * @throws KitError `account/invalidAddress`, `token/notFound` for a token, `rpc/failed`, `connection/aborted`.
 * @example (await readBitcoinBalance(esplora, { network, address })).value
 */
export async function readBitcoinBalance(
  esplora: Esplora,
  call: ReadCall & { readonly address: string; readonly token?: string },
): Promise<Balance> {
  const { network, address, token, signal } = call
  const { symbol, decimals } = network.nativeCurrency
  if (token !== undefined)
    throw new KitError('token/notFound', {
      shortMessage: 'Tokens are not supported on Bitcoin. Omit `token`.',
      details: token,
    })
  requireBitcoinAddress(address, network)
  try {
    const coins = await readCoins(esplora, address, signal)
    return { value: coins.reduce((sum, coin) => sum + coin.value, 0n), symbol, decimals }
  } catch (error) {
    if (!isRefusal(error)) throw error
    return { value: await readSums(esplora, address, signal), symbol, decimals }
  }
}

async function readSums(esplora: Esplora, address: string, signal: AbortSignal | undefined): Promise<bigint> {
  const text = await esplora(`/address/${address}`, { signal }).catch((error: unknown) => {
    throw isRefusal(error) ? esploraResponseError(error) : error
  })
  const { chain_stats, mempool_stats } = (parseEsploraJson(text) ?? {}) as Json
  return [chain_stats, mempool_stats].reduce<bigint>((sum, stats) => {
    const { funded_txo_sum, spent_txo_sum } = (stats ?? {}) as Json
    return sum + toSatoshis(funded_txo_sum) - toSatoshis(spent_txo_sum)
  }, 0n)
}
