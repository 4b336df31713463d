import { NoUpstreamResponded } from '../../../gateway/createChainGateway.js'
import type { Nft } from '../../../nfts/NftReader.js'
import type { ContractReader } from '../contracts/createContractReader.js'
import { nftAbi } from './nftAbi.data.js'
import type { NftPosition } from './parseNftCursor.js'

/** An NFT that its account holds. */
export type HeldNft = NftPosition & Pick<Nft, 'standard' | 'amount'>

/** NFTs to check for an account. */
export type HeldNftQuery = {
  readonly chain: string
  /** Lower case. */
  readonly account: string
  readonly places: readonly NftPosition[]
}

/**
 * Checks onchain which NFTs an account holds, in one request. Contracts without a result are retried individually, because one may have
 * used up the gas of all.
 *
 * @throws NoUpstreamResponded
 */
export async function readHeldNfts(
  reader: ContractReader,
  { chain, account, places }: HeldNftQuery,
): Promise<readonly HeldNft[]> {
  const held = new Map<NftPosition, HeldNft>()

  /** Records held NFTs, and returns those without a result. */
  async function ask(requested: readonly NftPosition[]): Promise<readonly NftPosition[]> {
    const answers = await reader.read(chain, requested.flatMap(callsOf(account)))
    return requested.filter((place, index) => {
      const [owner, balance] = answers.slice(index * 2, index * 2 + 2)
      if (typeof owner === 'string' && owner.toLowerCase() === account)
        held.set(place, { ...place, standard: 'erc721', amount: '1' })
      else if (typeof balance === 'bigint' && balance > 0n)
        held.set(place, { ...place, standard: 'erc1155', amount: balance.toString() })
      return owner === undefined && balance === undefined
    })
  }

  const silent = await ask(places).catch(fallbackIfUnavailable(places))
  const contracts = [...new Set(silent.map(({ contract }) => contract))]
  const unanswered = await Promise.all(
    contracts.map((contract) => {
      const own = silent.filter((place) => place.contract === contract)
      return ask(own).then(() => false, fallbackIfUnavailable(true))
    }),
  )
  // No contract responded, not even individually: the node is unavailable.
  if (silent === places && places.length > 0 && unanswered.every(Boolean))
    throw new NoUpstreamResponded(['no call was run'])
  return places.flatMap((place) => held.get(place) ?? [])
}

function callsOf(account: string) {
  return ({ contract, id }: NftPosition) => [
    { address: contract, abi: nftAbi, functionName: 'ownerOf', args: [id] },
    { address: contract, abi: nftAbi, functionName: 'balanceOf', args: [account, id] },
  ]
}

/** Returns a fallback if the node did not run the calls, whether because of itself or a contract. */
function fallbackIfUnavailable<T>(instead: T): (error: unknown) => T {
  return (error) => {
    if (error instanceof NoUpstreamResponded) return instead
    throw error
  }
}
