import type { NftPage, NftReader, NftReaderOptions } from '../../../nfts/NftReader.js'
import { createContractReader } from '../contracts/createContractReader.js'
import { createNftMetadata } from './createNftMetadata.js'
import { formatNftCursor, type NftPosition, parseNftCursor } from './parseNftCursor.js'
import { readHeldNfts } from './readHeldNfts.js'
import { readReceivedNfts } from './readReceivedNfts.js'

/** Maximum NFTs per page. */
const pageSize = 24
/** Maximum NFTs checked per page: an account may have transferred most of them. */
const maxCandidates = 96
/** As for balances; a new block may bring others. */
const keptMs = 10_000

/**
 * Reads NFTs of EVM accounts: ERC-721 and ERC-1155 tokens that the history saw an account receive, and that the chain says it still holds.
 */
export function createNftReader(options: NftReaderOptions): NftReader {
  const { cached, chains, store, readHistory } = options
  const reader = createContractReader(options)
  const metadataOf = createNftMetadata(options, reader)

  async function readHeld(chain: string, account: string, before: NftPosition | undefined) {
    const received = await readReceivedNfts(store, { chain, account, before, limit: maxCandidates })
    const held = await readHeldNfts(reader, { chain, account, places: received })
    const page = held.slice(0, pageSize)
    const lastSeen =
      held.length > pageSize ? page.at(-1) : received.length === maxCandidates ? received.at(-1) : undefined
    const owner = `${chain} ${account}`
    return {
      held: page.map(({ contract, id, standard, amount }) => ({ contract, id: id.toString(), standard, amount })),
      next: lastSeen === undefined ? null : formatNftCursor(lastSeen, owner),
    }
  }

  return async ({ chain, account, cursor, caller }): Promise<NftPage> => {
    const before = cursor === undefined ? undefined : parseNftCursor(cursor, `${chain} ${account}`)
    if (before === undefined)
      await readHistory({ ids: [chain], address: account, chainId: chain, before: undefined, caller })
    const freshMs = Math.min(chains.config(chain)?.blockTimeMs ?? keptMs, keptMs)
    const { held, next } = await cached(`nfts:${chain}:${account}:${cursor ?? ''}`, { freshMs }, () =>
      readHeld(chain, account, before),
    )
    return { nfts: await Promise.all(held.map(async (nft) => ({ ...nft, ...(await metadataOf(chain, nft)) }))), next }
  }
}
