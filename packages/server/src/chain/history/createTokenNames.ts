import type { Cached } from '../../platform/cache/createCached.js'
import { resolveWithin } from '../../platform/jobs/resolveWithin.js'
import { NoUpstreamResponded } from '../gateway/createChainGateway.js'
import { cleanText } from '../tokens/cleanText.js'
import type { Tokens } from '../tokens/createTokens.js'
import { isSpamText } from '../tokens/isSpamText.js'
import type { FindTokens, MovedAsset } from './FindTokens.js'

const cachePolicy = { freshMs: 86_400_000 }
const maxName = 60

/** Maximum time to wait for token names from a node. */
const maxWaitMs = 3000

/** Looks up names in the operator's lists; others are read from their contracts and cached for a day. */
export function createTokenNames(
  {
    cached,
  }: {
    readonly cached: Cached
  },
  tokens: Tokens,
): FindTokens {
  async function nameOf(asset: MovedAsset): Promise<{ readonly name: string; readonly isSpamText: boolean }> {
    const name = await tokens.readCollectionName(asset)
    return { name: cleanText(typeof name === 'string' ? name : '', maxName), isSpamText: isSpamText(name) }
  }

  return async (assets) => {
    const fungible = assets.filter(({ isCollection }) => !isCollection)
    const collections = assets.filter(({ isCollection }) => isCollection)
    const reading = Promise.all([
      tokens.find(fungible),
      Promise.all(
        collections.map((asset) =>
          cached(`collection-name:${asset.chain}:${asset.address}`, cachePolicy, () => nameOf(asset)),
        ),
      ),
    ])
    const all = await resolveWithin(maxWaitMs, reading)
    if (all === undefined) throw new NoUpstreamResponded(['names took too long'])
    const [foundTokens, names] = all
    const found = new Map<MovedAsset, Awaited<ReturnType<FindTokens>>[number]>()
    for (const [index, asset] of fungible.entries()) found.set(asset, foundTokens[index])
    for (const [index, asset] of collections.entries()) {
      const { name = '', isSpamText: isSpamName = false } = names[index] ?? {}
      const isSpam = tokens.isSpam(asset, { names: [name], isSpamText: isSpamName })
      found.set(asset, { name, symbol: '', decimals: 0, logoUri: undefined, isSpam })
    }
    return assets.map((asset) => found.get(asset))
  }
}
