import { z } from 'zod'
import { defineEndpoint } from './defineEndpoint.js'
import type { Endpoint } from './Endpoint.js'
import { chainId } from './fields.js'

/** One NFT of an account. */
export const nftRow = z.strictObject({
  chainId: z.string().meta({ description: 'CAIP-2 ID', example: 'eip155:31337' }),
  address: z.string().meta({ description: 'CAIP-10 ID of the contract' }),
  tokenId: z.string().meta({ description: 'Decimal', example: '7' }),
  standard: z.enum(['erc721', 'erc1155']),
  quantity: z.string().meta({ description: 'Number that the account holds, decimal', example: '1' }),
  name: z.string().nullable().meta({ description: 'From its metadata; null if no metadata can be read' }),
  collection: z.string().nullable().meta({ description: 'Name of the contract' }),
  description: z.string().nullable(),
  image: z
    .string()
    .nullable()
    .meta({ description: 'A `data:` URI or a link to an allowed host; null if there is neither' }),
  flags: z.strictObject({ is_spam: z.boolean() }),
})

/** Lists the NFTs of an account on one chain. */
export const getNfts = defineEndpoint('getNfts', 'GET', '/v1/account/{address}/nfts', {
  summary: 'Lists the NFTs of an account on one chain, most recently received first, at most 24 per page',
  params: z.object({ address: z.string().max(200).meta({ example: '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266' }) }),
  query: z.object({
    chainId,
    cursor: z.string().max(500).optional().meta({ description: '`next` of the previous page' }),
  }),
  // Each page reads many contracts.
  cost: () => 4,
  answer: z.strictObject({
    data: z.array(nftRow),
    next: z.string().nullable().meta({
      description: 'Opaque cursor of the next page; null on the last page. Earlier pages can have few rows or none',
    }),
  }),
  failures: [400, 503],
})

/** Endpoints for NFTs. */
export const nftEndpoints: readonly Endpoint[] = [getNfts]
