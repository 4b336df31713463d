import { createCached } from '../../../../platform/cache/createCached.js'
import { createMemoryCache } from '../../../../platform/cache/createMemoryCache.js'
import { resolveWithin } from '../../../../platform/jobs/resolveWithin.js'
import { createLinks } from '../../../nfts/createLinks.js'
import { fetchMetadata } from '../../../nfts/fetchMetadata.js'
import { fillId } from '../../../nfts/fillId.js'
import type { Nft, NftMetadata, NftReaderOptions } from '../../../nfts/NftReader.js'
import { type ParsedMetadata, parseMetadata } from '../../../nfts/parseMetadata.js'
import { parsePicture } from '../../../nfts/parsePicture.js'
import { cleanText } from '../../../tokens/cleanText.js'
import { isSpamText } from '../../../tokens/isSpamText.js'
import type { ContractReader } from '../contracts/createContractReader.js'
import { nftAbi } from './nftAbi.data.js'

/** Reads the metadata of an NFT. A misbehaving contract only affects its own NFT, which then has none. */
export type NftMetadataReader = (chain: string, nft: Pick<Nft, 'contract' | 'id' | 'standard'>) => Promise<NftMetadata>

const cachePolicy = { freshMs: 3_600_000 }
const maxKept = 2000
/** Includes pictures. The cache is local to this process. */
const maxKeptBytes = 32 * 1024 * 1024
const maxWaitMs = 4000
const maxCollection = 60
const emptyMetadata: NftMetadata = { name: null, collection: null, description: null, image: null, isSpamText: false }

/** Reads metadata from the chain and from allowed hosts only, whatever a contract names. It is cached for an hour. */
export function createNftMetadata(
  { config, now }: Pick<NftReaderOptions, 'config' | 'now'>,
  reader: ContractReader,
): NftMetadataReader {
  const cached = createCached({
    cache: createMemoryCache({ maxEntries: maxKept, maxBytes: maxKeptBytes, now }),
    now,
  })
  const linkOf = createLinks(config.nfts)

  function readMetadata(uri: string): ParsedMetadata | undefined | Promise<ParsedMetadata | undefined> {
    const link = linkOf(uri)
    return link === undefined ? parseMetadata(uri) : fetchMetadata(link)
  }

  async function read(chain: string, { contract: address, id, standard }: Parameters<NftMetadataReader>[1]) {
    // Read separately: in a batch, one contract could use up the gas of the others.
    const [collection, uri] = await reader.read(chain, [
      { address, abi: nftAbi, functionName: 'name' },
      { address, abi: nftAbi, functionName: standard === 'erc721' ? 'tokenURI' : 'uri', args: [BigInt(id)] },
    ])
    const place = typeof uri === 'string' ? fillId(uri, id) : undefined
    const parsed = place === undefined ? undefined : await readMetadata(place)
    const { name, description, image: written = '' } = parsed ?? {}
    const image = fillId(written, id) ?? ''
    return {
      name: name ?? null,
      collection: cleanText(typeof collection === 'string' ? collection : '', maxCollection) || null,
      description: description ?? null,
      isSpamText: parsed?.isSpamText === true || isSpamText(collection),
      image: parsePicture(image) ?? linkOf(image) ?? null,
    }
  }

  return async (chain, nft) => {
    const reading = cached(`${chain}:${nft.contract}:${nft.id}`, cachePolicy, () => read(chain, nft))
    return (await resolveWithin(maxWaitMs, reading).catch(() => undefined)) ?? emptyMetadata
  }
}
