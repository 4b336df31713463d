import type { CachedMany } from '../../../../platform/cache/createCachedMany.js'
import type { ChainConfig } from '../../../config/chainConfig.js'
import type { ContractCall, ContractReader } from '../contracts/createContractReader.js'
import { pairFactoryAbi, poolFactoryAbi } from './marketAbi.data.js'
import type { Pool, PoolToken } from './Pool.js'

/** Dependencies of {@link findPools}. */
export type FindPoolsOptions = {
  readonly reader: ContractReader
  readonly cachedMany: CachedMany
  readonly chain: string
  readonly exchanges: ChainConfig['exchanges']
}

/** Pool addresses never change. */
const poolCachePolicy = { freshMs: 86_400_000 }
const notFound = { freshMs: 60_000, staleMs: 600_000 }

const zeroAddress = `0x${'0'.repeat(40)}`

/** A possible pool, and the call that finds it. */
type Candidate = Omit<Pool, 'address'> & { readonly key: string; readonly call: ContractCall }

/**
 * Finds the pools of each token with each base token on every configured exchange, in one request; their addresses are cached.
 *
 * @throws NoUpstreamResponded
 */
export async function findPools(
  { reader, cachedMany, chain, exchanges }: FindPoolsOptions,
  tokens: readonly PoolToken[],
  bases: readonly PoolToken[],
): Promise<readonly Pool[]> {
  const candidates = tokens.flatMap((token) =>
    bases
      .filter(({ address }) => address !== token.address)
      .flatMap((base) => exchanges.flatMap((exchange) => candidatesOf(exchange, token, base))),
  )
  const prefix = `pool:${chain}:`
  const calls = new Map(candidates.map(({ key, call }) => [prefix + key, call]))
  const addresses = await cachedMany(
    candidates.map(({ key }) => prefix + key),
    (address: string) => (address === '' ? notFound : poolCachePolicy),
    async (keys) => {
      const found = await reader.read(
        chain,
        keys.map((key) => calls.get(key) as ContractCall),
      )
      return found.map((address) =>
        typeof address === 'string' && address !== zeroAddress ? address.toLowerCase() : '',
      )
    },
  )
  return candidates.flatMap(({ kind, token, base }, index) => {
    const address = addresses[index]
    return address ? [{ kind, token, base, address }] : []
  })
}

function candidatesOf(exchange: ChainConfig['exchanges'][number], token: PoolToken, base: PoolToken): Candidate[] {
  const [first, second] = [token.address, base.address].sort()
  const key = `${exchange.factory.toLowerCase()}:${first}:${second}`
  const common = { kind: exchange.kind, token, base }
  const factory = { address: exchange.factory.toLowerCase() }
  if (exchange.kind === 'v2') {
    const call = { ...factory, abi: pairFactoryAbi, functionName: 'getPair', args: [first, second] }
    return [{ ...common, key, call }]
  }
  return exchange.fees.map((fee) => ({
    ...common,
    key: `${key}:${fee}`,
    call: { ...factory, abi: poolFactoryAbi, functionName: 'getPool', args: [first, second, fee] },
  }))
}
