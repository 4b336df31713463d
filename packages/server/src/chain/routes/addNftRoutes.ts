import { namespaceOf } from '@kit/core/plugin'
import { getNfts } from '../../contract/nftEndpoints.js'
import type { App } from '../../platform/http/AppContext.js'
import { addEndpoint } from '../../platform/http/addEndpoint.js'
import type { Gate } from '../../platform/http/createGate.js'
import { HttpError } from '../../platform/http/HttpError.js'
import type { Chains } from '../chains/Chains.js'
import type { PerFamily } from '../chains/PerFamily.js'
import type { NftReader } from '../nfts/NftReader.js'
import type { Market } from '../prices/Market.js'
import type { Assets } from '../tokens/createAssets.js'

type Dependencies = {
  readonly assets: Assets
  readonly chains: Chains
  readonly gate: Gate
  readonly pseudonymize: (address: string) => string
}

/** Adds `GET /v1/account/{address}/nfts`. */
export function addNftRoutes(
  app: App,
  { assets, chains, pseudonymize, gate }: Dependencies,
  { tokens }: Market,
  readers: PerFamily<NftReader>,
): void {
  addEndpoint(app, gate, getNfts, async ({ c, project, params, query: { chainId, cursor } }) => {
    if (chains.config(chainId) === undefined) throw new HttpError(400, 'chainId', 'Unsupported chain')
    const read = readers.of(chainId)
    if (read === undefined) throw new HttpError(400, 'chainId', 'NFTs are not available on chains of this namespace')
    const account = assets.parseAddress(namespaceOf(chainId), params.address)
    if (account === undefined) throw new HttpError(400, 'address', 'Invalid address for this chain')
    const caller = {
      name: pseudonymize(gate.callerOf(c, project)),
      charge: () => gate.charge(c, { ...getNfts, group: 'write' }, project, 1),
    }
    const { nfts, next } = await read({ chain: chainId, account, cursor, caller })
    return {
      data: nfts.map(({ contract, id, amount, isSpamText, ...nft }) => {
        const names = [nft.name, nft.collection].filter((name) => name !== null)
        const isSpam = tokens.isSpam({ chain: chainId, address: contract }, { names, isSpamText })
        return {
          chainId,
          address: `${chainId}:${contract}`,
          tokenId: id,
          quantity: amount,
          ...nft,
          flags: { is_spam: isSpam },
        }
      }),
      next,
    }
  })
}
