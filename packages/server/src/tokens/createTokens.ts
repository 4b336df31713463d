import type { CachedMany } from '../cache/createCachedMany.js'
import type { Chains } from '../chain/Chains.js'
import type { ContractReader } from '../families/eip155/contracts/createContractReader.js'
import { readTokenMetadata, type TokenMetadata } from '../families/eip155/tokens/readTokenMetadata.js'
import type { Log } from '../Log.js'
import type { Asset } from './Asset.js'
import { openTokenLists } from './openTokenLists.js'
import { nativeToken, type Token } from './Token.js'

/** The tokens that this server knows of, and those that it can look up. */
export type Tokens = {
  /** The operator's list for a chain, in its order, without the chain's own currency. Read again after the file was edited. */
  list(chain: string): readonly Token[]
  /** A listed token, or a chain's own currency; undefined when it is neither. */
  listed(asset: Asset): Token | undefined
  /**
   * The same, and for EVM chains what unknown contracts say of themselves, kept for a day. Undefined where nothing is known.
   * @throws NoUpstreamAnswered when a chain had to be read and did not answer
   */
  find(assets: readonly Asset[]): Promise<readonly (Token | undefined)[]>
}

/** What the tokens work with. */
export type TokensOptions = {
  readonly chains: Chains
  readonly reader: ContractReader
  readonly cachedMany: CachedMany
  readonly now: () => number
  readonly log: Log
}

const FOUND = { freshMs: 86_400_000 }
/** A contract may be there a moment later. */
const NOT_FOUND = { freshMs: 60_000 }

/** Opens the tokens of all chains. @throws ConfigError naming each fault of a list by its place */
export function createTokens({ chains, reader, cachedMany, now, log }: TokensOptions): Tokens {
  const configs = chains.ids.map((chain) => [chain, chains.config(chain)?.tokens ?? []] as const)
  const lists = openTokenLists(configs, { now, log })

  function listed({ chain, address }: Asset): Token | undefined {
    const config = chains.config(chain)
    if (config === undefined) return undefined
    return address === 'native' ? nativeToken(chain, config) : lists.get(chain)?.().byAddress.get(address)
  }

  async function findOn(chain: string, addresses: readonly string[]): Promise<readonly (Token | undefined)[]> {
    const prefix = `token:${chain}:`
    const found = await cachedMany(
      addresses.map((address) => prefix + address),
      (metadata: TokenMetadata) => (metadata === null ? NOT_FOUND : FOUND),
      (keys) =>
        readTokenMetadata(
          reader,
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
    listed,
    async find(assets) {
      const found = new Map<Asset, Token | undefined>(assets.map((asset) => [asset, listed(asset)]))
      const unknown = assets.filter(
        (asset) => found.get(asset) === undefined && asset.chain.startsWith('eip155:') && lists.has(asset.chain),
      )
      await Promise.all(
        [...new Set(unknown.map(({ chain }) => chain))].map(async (chain) => {
          const wanted = unknown.filter((asset) => asset.chain === chain)
          const tokens = await findOn(
            chain,
            wanted.map(({ address }) => address),
          )
          for (const [index, asset] of wanted.entries()) found.set(asset, tokens[index])
        }),
      )
      return assets.map((asset) => found.get(asset))
    },
  }
}
