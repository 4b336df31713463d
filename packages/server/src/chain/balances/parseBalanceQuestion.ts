import { namespaceOf } from '@kit/core/plugin'
import type { z } from 'zod'
import type { getBalance } from '../../contract/balanceEndpoints.js'
import { HttpError } from '../../platform/http/HttpError.js'
import type { Chains } from '../chains/Chains.js'
import type { PerFamily } from '../chains/PerFamily.js'
import type { Asset } from '../tokens/Asset.js'
import type { Assets } from '../tokens/createAssets.js'
import type { Balances } from './createBalances.js'
import type { HoldingReader } from './HoldingReader.js'

/** Dependencies of {@link parseBalanceQuestion}. */
export type BalanceQuestionOptions = {
  readonly chains: Chains
  readonly assets: Assets
  readonly readers: PerFamily<HoldingReader>
}

/**
 * Parses a balance request for an account, on one chain or on all chains with its address format.
 *
 * @throws HttpError 400 with the field of the contract
 */
export function parseBalanceQuestion(
  options: BalanceQuestionOptions,
  text: string,
  { chainId, currency, forceUpdate }: z.output<typeof getBalance.query>,
): Parameters<Balances['read']>[0] {
  const { chains, assets, readers } = options
  const namespace =
    chainId === undefined ? assets.parseAmong(readers.namespaces, text)?.namespace : namespaceOf(chainId)
  if (namespace === undefined) throw new HttpError(400, 'address', 'Invalid address')
  const reader = readers.of(namespace)
  if (reader === undefined) {
    throw new HttpError(
      400,
      'address',
      `Balances of ${namespace} accounts are not indexed. Use the JSON-RPC method getAddressBalance.`,
    )
  }
  const account = assets.parseAddress(namespace, text)
  if (account === undefined) throw new HttpError(400, 'address', `Invalid address for namespace ${namespace}`)
  const served = chains.ids.filter((id) => (chainId === undefined ? id.startsWith(`${namespace}:`) : id === chainId))
  if (served.length === 0) throw new HttpError(400, 'chainId', 'Unsupported chain')
  if (forceUpdate.length > 0 && reader.readNow === undefined) {
    throw new HttpError(400, 'address', 'Tokens can be refreshed on EVM chains only')
  }
  return { account, chains: served, currency, forced: forceUpdate.map((id) => requireToken(options, id)) }
}

function requireToken({ chains, assets, readers }: BalanceQuestionOptions, id: string): Asset {
  const asset = assets.parse(id)
  if (asset === undefined) throw new HttpError(400, '', 'Each token to refresh must be a CAIP-10 ID')
  if (readers.of(asset.chain)?.readNow === undefined) {
    throw new HttpError(400, 'address', 'Tokens can be refreshed on EVM chains only')
  }
  if (chains.config(asset.chain) === undefined) throw new HttpError(400, 'chainId', 'Unsupported chain')
  return asset
}
