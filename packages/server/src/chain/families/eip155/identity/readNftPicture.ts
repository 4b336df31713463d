import type { Chains } from '../../../chains/Chains.js'
import { fillId } from '../../../nfts/fillId.js'
import { parseMetadata } from '../../../nfts/parseMetadata.js'
import type { EvmClients } from '../contracts/createEvmClients.js'
import { pictureUri } from './pictureUri.js'
import { readOnChain } from './readOnChain.js'

const nftReference = /^eip155:(\d{1,16})\/(erc721|erc1155):(0x[0-9a-f]{40})\/(\d{1,78}|0x[0-9a-f]{1,64})$/i

/**
 * Returns the picture of an NFT that an ENS record names (ENSIP-12), if the holder of the name holds it and its metadata is onchain.
 * Returns null for other metadata, which would have to be fetched from a host that a contract names.
 */
export async function readNftPicture(
  { chains, clientOf }: { readonly chains: Chains; readonly clientOf: EvmClients },
  record: string,
  holder: `0x${string}`,
): Promise<string | null> {
  const [, chainId, kind, contract, number] = nftReference.exec(record) ?? []
  const chain = `eip155:${chainId}`
  if (number === undefined || chains.config(chain) === undefined) return null
  const tokenId = BigInt(number)
  if (tokenId >= 1n << 256n) return null
  const [{ parseAbi }, client] = await Promise.all([import('viem'), clientOf(chain)])
  const address = contract as `0x${string}`
  const isSingle = kind?.toLowerCase() === 'erc721'
  const isHeld = await readOnChain(async () => {
    if (isSingle) {
      const abi = parseAbi(['function ownerOf(uint256) view returns (address)'])
      return (await client.readContract({ address, abi, functionName: 'ownerOf', args: [tokenId] })) === holder
    }
    const abi = parseAbi(['function balanceOf(address, uint256) view returns (uint256)'])
    return (await client.readContract({ address, abi, functionName: 'balanceOf', args: [holder, tokenId] })) > 0n
  })
  if (!isHeld) return null
  const metadata = await readOnChain(() => {
    const abi = parseAbi([
      'function tokenURI(uint256) view returns (string)',
      'function uri(uint256) view returns (string)',
    ])
    return client.readContract({ address, abi, functionName: isSingle ? 'tokenURI' : 'uri', args: [tokenId] })
  })
  const written = metadata == null ? undefined : fillId(metadata, tokenId.toString())
  return pictureUri(written === undefined ? undefined : parseMetadata(written)?.image)
}
