import { readField } from '@kit/adapter'
import { cleanImageUrl, cleanText, type TokenBalance } from '@kit/core/adapter'
import { parseAddress } from '../address/Address.js'
import { type EvmCall, requestProvider } from '../provider/requestProvider.js'
import { toQuantity } from '../rpc/Quantity.js'
import { chainKeyOf, invalidResponse, permissionFieldsOf } from './permissionFieldsOf.js'

const method = 'wallet_getAssets'
/** More entries than anyone reads. */
const maxAssets = 1000

/**
 * Returns the account's assets on the network, as reported by its wallet (ERC-7811, `wallet_getAssets`): the native currency and ERC-20
 * tokens. Skips assets without an amount or decimals.
 *
 * @throws KitError `wallet/unsupportedMethod`, `wallet/invalidResponse`, and others of `toWalletError`.
 * @example const assets = await getEvmAssets({ provider, account, network, clock })
 */
export async function getEvmAssets(call: EvmCall): Promise<readonly TokenBalance[]> {
  const { account, network } = call
  const chain = toQuantity(BigInt(network.reference))
  const params = [{ account: account.address, chainFilter: [chain], assetTypeFilter: ['native', 'erc20'] }]
  const answer = await requestProvider(call, method, params)
  if (typeof answer !== 'object' || answer === null) throw invalidResponse(method)
  const key = chainKeyOf(answer, Number(network.reference))
  const rows = key === undefined ? [] : readField(answer, key)
  if (!Array.isArray(rows)) return []
  const assets = rows.slice(0, maxAssets).flatMap((row) => parseAsset(row, call))
  return [...new Map(assets.map((asset) => [asset.address?.toLowerCase(), asset])).values()]
}

function parseAsset(row: unknown, { network }: EvmCall): readonly TokenBalance[] {
  const type = String(readField(row, 'type')).toLowerCase()
  const { name, symbol, decimals, icon } = permissionFieldsOf(row, 'metadata')
  const balance = readField(row, 'balance')
  if (typeof balance !== 'string' || !/^0x[\da-f]{1,64}$/i.test(balance)) return []
  const worth = { amount: BigInt(balance), value: undefined, price: undefined, networkId: network.id }
  if (type === 'native') return [{ ...network.nativeCurrency, ...worth, address: undefined, iconUrl: undefined }]
  const address = parseAddress(readField(row, 'address'))
  const isCount = Number.isSafeInteger(decimals) && Number(decimals) >= 0 && Number(decimals) <= 255
  if (type !== 'erc20' || address === undefined || !isCount) return []
  return [
    {
      ...worth,
      address,
      name: cleanText(name),
      symbol: cleanText(symbol, 32),
      decimals: Number(decimals),
      iconUrl: cleanImageUrl(icon, 2048),
    },
  ]
}
