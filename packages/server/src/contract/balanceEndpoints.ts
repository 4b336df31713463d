import { z } from 'zod'
import { defineEndpoint } from './defineEndpoint.js'
import type { Endpoint } from './Endpoint.js'
import { chainId, commaList, reasoned } from './fields.js'
import { currencies } from './priceEndpoints.js'

const MAX_FORCED = 50

const balance = z.object({
  name: z.string(),
  symbol: z.string(),
  chainId: z.string().meta({ description: 'CAIP-2 id', example: 'eip155:8453' }),
  address: z.string().optional().meta({ description: 'CAIP-10 id of the token; absent for the currency of the chain' }),
  value: z.number().optional().meta({ description: 'In the currency asked for; absent where the price is not known' }),
  price: z.number().meta({ description: 'Of one whole unit; 0 if unknown' }),
  quantity: z.object({
    decimals: z.string().meta({ example: '6' }),
    numeric: z.string().meta({ description: 'Whole units, exact', example: '25.000000' }),
  }),
  iconUrl: z.string().meta({ description: 'Empty where there is none' }),
})

export const getBalance = defineEndpoint('getBalance', 'GET', '/v1/account/{address}/balance', {
  summary: 'What an account holds on one chain or on all, the most valuable first; nothing that is zero',
  params: z.object({ address: z.string().meta({ example: '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266' }) }),
  query: z.object({
    currency: z
      .string()
      .refine((text): text is (typeof currencies)[number] => (currencies as readonly string[]).includes(text), {
        error: `The currency must be one of ${currencies.join(', ')}`,
        ...reasoned('currency'),
      })
      .meta({ enum: currencies, example: 'usd' }),
    chainId: chainId.optional().meta({ description: 'CAIP-2 id; all chains without it', example: 'eip155:31337' }),
    forceUpdate: commaList
      .pipe(
        z.array(z.string()).refine((list) => list.length <= MAX_FORCED, {
          error: `At most ${MAX_FORCED} tokens are read again at once`,
          ...reasoned('forceUpdate'),
        }),
      )
      .meta({ description: 'CAIP-10 ids of tokens that are read now and answered even at zero, separated by commas' }),
  }),
  answer: z.object({ balances: z.array(balance) }),
  failures: [400, 503],
})

/** Calls about balances. */
export const balanceEndpoints: readonly Endpoint[] = [getBalance]
