import { z } from 'zod'
import { defineEndpoint } from './defineEndpoint.js'
import type { Endpoint } from './Endpoint.js'
import { failureField } from './fields.js'
import { operationTypes } from './OperationType.js'

const picture = z.strictObject({ url: z.string(), content_type: z.string().nullable() })

const transfer = z.strictObject({
  fungible_info: z
    .strictObject({
      name: z.string().meta({ example: 'USD Coin' }),
      symbol: z.string().meta({ example: 'USDC' }),
      icon: z.strictObject({ url: z.string() }).nullable(),
    })
    .nullable()
    .meta({ description: 'Null for collectibles' }),
  nft_info: z
    .strictObject({
      name: z.string().nullable(),
      content: z.strictObject({ preview: z.nullable(picture), detail: z.nullable(picture) }).nullable(),
      flags: z.strictObject({ is_spam: z.boolean() }),
    })
    .nullable()
    .meta({ description: 'Null for fungible tokens' }),
  direction: z.enum(['in', 'out', 'self']),
  quantity: z.strictObject({
    numeric: z.string().meta({ description: 'Exact decimal number of whole tokens', example: '12.5' }),
  }),
  value: z.number().nullable().meta({ description: 'Value of the quantity, null if unknown' }),
  price: z.number().nullable().meta({ description: 'Price of one token, null if unknown' }),
})

/** One transaction of an account. */
export const historyRow = z.strictObject({
  id: z.string(),
  metadata: z.strictObject({
    operationType: z.enum(operationTypes),
    hash: z.string().meta({ description: 'Hash, or signature on Solana' }),
    minedAt: z.string().meta({ description: 'RFC 3339', example: '2026-11-19T18:22:11Z' }),
    sentFrom: z.string(),
    sentTo: z.string(),
    status: z
      .string()
      .meta({ description: '`confirmed`, `failed` or `pending`; for purchases `ONRAMP_TRANSACTION_STATUS_…`' }),
    nonce: z.int().meta({ description: 'Nonce of the sender; 0 on Solana' }),
    application: z.strictObject({ name: z.string().nullable(), iconUrl: z.string().nullable() }).nullable(),
    chain: z.string().nullable().meta({ description: 'CAIP-2 ID', example: 'eip155:31337' }),
  }),
  transfers: z.array(transfer),
})

const chain = z
  .string()
  .transform((text) => (/^\d{1,20}$/.test(text) ? `eip155:${text}` : text))
  .refine((text) => /^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/.test(text), {
    error: 'The chain must be a CAIP-2 ID like eip155:1 or a number',
    ...failureField('chainId'),
  })
  .meta({ description: 'CAIP-2 ID or EVM chain ID; defaults to all chains', example: 'eip155:31337' })

const oneOf = (words: readonly string[], field: string, error: string) =>
  z.string().refine((text) => words.includes(text), { error, ...failureField(field) })

/** Lists the transactions of an account, newest first. */
export const getHistory = defineEndpoint('getHistory', 'GET', '/v1/account/{address}/history', {
  isFree: ({ onramp = '' }) => onramp !== '',
  summary: 'Lists the transactions of an account, newest first, 50 per page',
  params: z.object({ address: z.string().max(200).meta({ example: '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266' }) }),
  query: z.object({
    chainId: chain.optional(),
    cursor: z.string().max(500).optional().meta({ description: '`next` of the previous page' }),
    onramp: oneOf(['coinbase'], 'provider', 'Unsupported on-ramp. Use coinbase.')
      .optional()
      .meta({ description: '`coinbase` returns purchases instead of transactions' }),
    currency: oneOf(
      ['btc', 'eth', 'usd', 'eur', 'gbp', 'aud', 'cad', 'inr', 'jpy'],
      'currency',
      'Unsupported currency',
    ).default('usd'),
  }),
  answer: z.strictObject({
    data: z.array(historyRow),
    next: z
      .string()
      .length(80)
      .nullable()
      .meta({ description: 'Opaque cursor of the next page, 80 characters; null on the last page' }),
  }),
  failures: [400, 503],
})

/** Endpoints for the history. */
export const historyEndpoints: readonly Endpoint[] = [getHistory]
