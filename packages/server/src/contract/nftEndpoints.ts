import { z } from 'zod'
import { defineEndpoint } from './defineEndpoint.js'
import type { Endpoint } from './Endpoint.js'
import { chainId } from './fields.js'

/** One NFT of an account. */
export const nftRow = z.strictObject({
  chainId: z.string().meta({ description: 'CAIP-2 id', example: 'eip155:31337' }),
  address: z.string().meta({ description: 'CAIP-10 id of the contract' }),
  tokenId: z.string().meta({ description: 'Decimal', example: '7' }),
  standard: z.enum(['erc721', 'erc1155']),
  quantity: z.string().meta({ description: 'How many of it the account holds, decimal', example: '1' }),
  name: z
    .string()
    .nullable()
    .meta({ description: 'As its metadata has it; null where there is none that may be read' }),
  collection: z.string().nullable().meta({ description: 'Name of the contract' }),
  description: z.string().nullable(),
  image: z
    .string()
    .nullable()
    .meta({ description: 'A `data:` URI, or a link to a host that the operator allowed; null where there is neither' }),
  flags: z.strictObject({ is_spam: z.boolean() }),
})

/** The NFTs of an account on one chain. */
export const getNfts = defineEndpoint('getNfts', 'GET', '/v1/account/{address}/nfts', {
  summary: 'NFTs of an account on one chain, the last received first, at most 24 a page',
  params: z.object({ address: z.string().max(200).meta({ example: '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266' }) }),
  query: z.object({
    chainId,
    cursor: z.string().max(500).optional().meta({ description: '`next` of the page before' }),
  }),
  // Each page asks many contracts.
  cost: () => 4,
  answer: z.strictObject({
    data: z.array(nftRow),
    next: z.string().nullable().meta({
      description:
        'Cursor of the next page, which means nothing to others; null after the last. A page may have few rows or none before that',
    }),
  }),
  failures: [400, 503],
})

/** Calls about NFTs. */
export const nftEndpoints: readonly Endpoint[] = [getNfts]
