import type { CachedMany } from '../../platform/cache/createCachedMany.js'
import type { Log } from '../../platform/log/Log.js'
import type { Chains } from '../chains/Chains.js'
import type { PerFamily } from '../chains/PerFamily.js'
import type { Asset } from './Asset.js'
import type { Assets } from './createAssets.js'
import { openTokenLists } from './openTokenLists.js'
import type { Token } from './Token.js'
import type { TokenMetadata, TokenReader } from './TokenReader.js'

/** Listed tokens, and lookup of others. */
export type Tokens = {
  /** Returns the operator's list for a chain, in its order, without the native currency. Reloaded after the file was edited. */
  list(chain: string): readonly Token[]
  /**
   * Returns whether an unlisted contract is deceptive: `isSpamText` of its text, or the name of a listed token or native currency, ignoring
   * case.
   */
  isSpam(contract: Asset, metadata: { readonly names: readonly string[]; readonly isSpamText: boolean }): boolean
  /** Returns a listed token or native currency; undefined for others. */
  listed(asset: Asset): Token | undefined
  /**
   * Also reads metadata of unlisted tokens, cached for a day. Undefined for unknown tokens.
   * @throws NoUpstreamResponded when a chain had to be read and did not respond
   */
  find(assets: readonly Asset[]): Promise<readonly (Token | undefined)[]>
  /** Verbatim from the contract: untrusted text, or nothing. @throws NoUpstreamResponded */
  readCollectionName(collection: Asset): Promise<unknown>
}

/** Dependencies of {@link createTokens}. */
export type TokensOptions = {
  readonly chains: Chains
  readonly assets: Assets
  readonly readers: PerFamily<TokenReader>
  readonly cachedMany: CachedMany
  readonly now: () => number
  readonly log: Log
}

const tokenCachePolicy = { freshMs: 86_400_000 }
/** A contract may be deployed a moment later. */
const notFound = { freshMs: 60_000 }

/** Opens the tokens of all chains. @throws ConfigError naming each problem of a list by its path */
export function createTokens({ chains, assets, readers, cachedMany, now, log }: TokensOptions): Tokens {
  const configs = chains.ids.map((chain) => [chain, chains.config(chain)?.tokens ?? []] as const)
  const lists = openTokenLists(configs, { assets, now, log })

  function listed({ chain, address }: Asset): Token | undefined {
    const config = chains.config(chain)
    if (config === undefined) return undefined
    return address === 'native' ? assets.native(chain, config) : lists.get(chain)?.().byAddress.get(address)
  }

  async function findOn(
    reader: TokenReader,
    chain: string,
    addresses: readonly string[],
  ): Promise<readonly (Token | undefined)[]> {
    const prefix = `token:${chain}:`
    const found = await cachedMany(
      addresses.map((address) => prefix + address),
      (metadata: TokenMetadata) => (metadata === null ? notFound : tokenCachePolicy),
      (keys) =>
        reader.readTokens(
          chain,
          keys.map((key) => key.slice(prefix.length)),
        ),
    )
    return found.map((metadata, index) =>
      metadata === null
        ? undefined
        : { ...metadata, chain, address: addresses[index] as string, logoUri: undefined, eip2612: false },
    )
  }

  return {
    list: (chain) => lists.get(chain)?.().tokens ?? [],
    isSpam(contract, { names, isSpamText }) {
      if (listed(contract) !== undefined) return false
      const native = listed({ ...contract, address: 'native' })
      const currency = [native?.name.toLowerCase(), native?.symbol.toLowerCase()]
      const words = lists.get(contract.chain)?.().words
      return isSpamText || names.some((name) => currency.includes(name.toLowerCase()) || words?.has(name.toLowerCase()))
    },
    listed,
    async find(wanted) {
      const found = new Map<Asset, Token | undefined>(wanted.map((asset) => [asset, listed(asset)]))
      const unknown = wanted.filter((asset) => found.get(asset) === undefined && lists.has(asset.chain))
      await Promise.all(
        [...new Set(unknown.map(({ chain }) => chain))].map(async (chain) => {
          const missing = unknown.filter((asset) => asset.chain === chain)
          const reader = readers.of(chain)
          if (reader === undefined) return
          const tokens = await findOn(
            reader,
            chain,
            missing.map(({ address }) => address),
          )
          for (const [index, asset] of missing.entries()) found.set(asset, tokens[index])
        }),
      )
      return wanted.map((asset) => found.get(asset))
    },
    readCollectionName: async ({ chain, address }) => readers.of(chain)?.readCollectionName(chain, address),
  }
}
