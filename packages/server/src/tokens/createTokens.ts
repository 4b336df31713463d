import type { CachedMany } from '../cache/createCachedMany.js'
import type { Chains } from '../chain/Chains.js'
import type { PerFamily } from '../chain/PerFamily.js'
import type { Log } from '../Log.js'
import type { Asset } from './Asset.js'
import type { Assets } from './createAssets.js'
import { openTokenLists } from './openTokenLists.js'
import type { Token } from './Token.js'
import type { TokenMetadata, TokenReader } from './TokenReader.js'

/** The tokens that this server knows of, and those that it can look up. */
export type Tokens = {
  /** The operator's list for a chain, in its order, without the chain's own currency. Read again after the file was edited. */
  list(chain: string): readonly Token[]
  /**
   * Whether a contract that is not listed is made to deceive: `isSpamText` of what it says, or a name that a listed token or the chain's own
   * currency has, in whatever case.
   */
  isSpam(contract: Asset, said: { readonly names: readonly string[]; readonly isSpamText: boolean }): boolean
  /** A listed token, or a chain's own currency; undefined when it is neither. */
  listed(asset: Asset): Token | undefined
  /**
   * The same, and what unknown tokens say of themselves where that can be read, kept for a day. Undefined where nothing is known.
   * @throws NoUpstreamResponded when a chain had to be read and did not answer
   */
  find(assets: readonly Asset[]): Promise<readonly (Token | undefined)[]>
  /** As its contract says it: hostile text, or nothing. @throws NoUpstreamResponded */
  readCollectionName(collection: Asset): Promise<unknown>
}

/** What the tokens work with. */
export type TokensOptions = {
  readonly chains: Chains
  readonly assets: Assets
  readonly readers: PerFamily<TokenReader>
  readonly cachedMany: CachedMany
  readonly now: () => number
  readonly log: Log
}

const FOUND = { freshMs: 86_400_000 }
/** A contract may be there a moment later. */
const NOT_FOUND = { freshMs: 60_000 }

/** Opens the tokens of all chains. @throws ConfigError naming each fault of a list by its place */
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
      (metadata: TokenMetadata) => (metadata === null ? NOT_FOUND : FOUND),
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
