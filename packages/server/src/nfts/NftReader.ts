import type { Asker, HistoryReader } from '../history/HistoryReader.js'
import type { Services } from '../Services.js'

/** A token with an id that an account holds. */
export type Nft = {
  /** As its chain writes it. */
  readonly contract: string
  /** Decimal. */
  readonly id: string
  readonly standard: 'erc721' | 'erc1155'
  /** How many of it the account holds; decimal. */
  readonly amount: string
} & NftMetadata

/** What an NFT says of itself: cleaned and cut, null where it says nothing that can be read. */
export type NftMetadata = {
  readonly name: string | null
  readonly collection: string | null
  readonly description: string | null
  /** An image within a `data:` URI, or a link to a host that the operator allowed. */
  readonly image: string | null
  /** Whether its name or its collection's is made to deceive. */
  readonly isSpamText: boolean
}

/** NFTs of an account, the last received first. A page may have few or none although there are more. */
export type NftPage = {
  readonly nfts: readonly Nft[]
  /** The cursor of what follows; null after the last. */
  readonly next: string | null
}

/** Whose NFTs are wanted. */
export type NftQuestion = {
  /** CAIP-2. */
  readonly chain: string
  /** As the family compares addresses. */
  readonly account: string
  readonly cursor: string | undefined
  readonly asker: Asker
}

/**
 * Reads NFTs of accounts on the chains of a family.
 *
 * @throws ApiRefusal 400 `cursor`
 * @throws NoUpstreamResponded
 */
export type NftReader = (question: NftQuestion) => Promise<NftPage>

/** What NFT readers work with. */
export type NftReaderOptions = Pick<Services, 'cached' | 'chains' | 'config' | 'now' | 'store'> & {
  /** That of the family: has an account recorded up to now. */
  readonly readHistory: HistoryReader
}
