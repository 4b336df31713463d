import { z } from 'zod'
import { defineEndpoint } from './defineEndpoint.js'
import type { Endpoint } from './Endpoint.js'
import { chainId, commaList, failureField } from './fields.js'
import { currencies } from './priceEndpoints.js'

const maxForced = 50

const balance = z.object({
  name: z.string(),
  symbol: z.string(),
  chainId: z.string().meta({ description: 'CAIP-2 ID', example: 'eip155:8453' }),
  address: z
    .string()
    .optional()
    .meta({ description: 'CAIP-10 ID of the token; absent for the native currency of the chain' }),
  value: z.number().optional().meta({ description: 'In the requested currency; absent if the price is unknown' }),
  price: z.number().meta({ description: 'Price of one whole unit; 0 if unknown' }),
  quantity: z.object({
    decimals: z.string().meta({ example: '6' }),
    numeric: z.string().meta({ description: 'Whole units, exact decimal', example: '25.000000' }),
  }),
  iconUrl: z.string().meta({ description: 'Empty if there is none' }),
})

export const getBalance = defineEndpoint('getBalance', 'GET', '/v1/account/{address}/balance', {
  summary: 'Lists the nonzero balances of an account on one chain or on all chains, most valuable first',
  params: z.object({ address: z.string().meta({ example: '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266' }) }),
  query: z.object({
    currency: z
      .string()
      .refine((text): text is (typeof currencies)[number] => (currencies as readonly string[]).includes(text), {
        error: `Unsupported currency. Use one of ${currencies.join(', ')}.`,
        ...failureField('currency'),
      })
      .meta({ enum: currencies, example: 'usd' }),
    chainId: chainId.optional().meta({ description: 'CAIP-2 ID; defaults to all chains', example: 'eip155:31337' }),
    forceUpdate: commaList
      .pipe(
        z.array(z.string()).refine((list) => list.length <= maxForced, {
          error: `At most ${maxForced} tokens can be refreshed per request`,
          ...failureField('forceUpdate'),
        }),
      )
      .meta({
        description: 'Comma-separated CAIP-10 IDs of tokens to refresh now; returned even if their balance is zero',
      }),
  }),
  answer: z.object({ balances: z.array(balance) }),
  failures: [400, 503],
})

/** Endpoints for balances. */
export const balanceEndpoints: readonly Endpoint[] = [getBalance]
