import type { z } from 'zod'
import type { Chains } from '../chain/Chains.js'
import type { getBalance } from '../contract/balanceEndpoints.js'
import { ApiRefusal } from '../http/ApiRefusal.js'
import { type Asset, parseAddress, parseAsset } from '../tokens/Asset.js'
import type { Balances } from './createBalances.js'

const NAMESPACES = ['eip155', 'solana']

/**
 * Reads what is asked of an account: on one chain, or on all that have its form of address.
 *
 * @throws ApiRefusal 400 with the field of the contract
 */
export function parseBalanceQuestion(
  chains: Chains,
  text: string,
  { chainId, currency, forceUpdate }: z.output<typeof getBalance.query>,
): Parameters<Balances['read']>[0] {
  const namespace = chainId?.split(':')[0] ?? NAMESPACES.find((one) => parseAddress(one, text) !== undefined)
  if (namespace === undefined) throw new ApiRefusal(400, 'address', 'The address is not valid')
  if (!NAMESPACES.includes(namespace)) {
    throw new ApiRefusal(
      400,
      'address',
      `Balances of ${namespace} accounts are read from the node, by getAddressBalance`,
    )
  }
  const account = parseAddress(namespace, text)
  if (account === undefined) throw new ApiRefusal(400, 'address', `The address is not one of ${namespace}`)
  const served = chains.ids.filter((id) => (chainId === undefined ? id.startsWith(`${namespace}:`) : id === chainId))
  if (served.length === 0) throw new ApiRefusal(400, 'chainId', 'The chain is not supported')
  if (forceUpdate.length > 0 && namespace !== 'eip155') {
    throw new ApiRefusal(400, 'address', 'Balances are read again on EVM chains only')
  }
  return { account, chains: served, currency, forced: forceUpdate.map((id) => requireToken(chains, id)) }
}

function requireToken(chains: Chains, id: string): Asset {
  const asset = parseAsset(id)
  if (asset === undefined) throw new ApiRefusal(400, '', 'A token to read again must be a CAIP-10 id')
  if (!asset.chain.startsWith('eip155:')) {
    throw new ApiRefusal(400, 'address', 'Balances are read again on EVM chains only')
  }
  if (chains.config(asset.chain) === undefined) throw new ApiRefusal(400, 'chainId', 'The chain is not supported')
  return asset
}
