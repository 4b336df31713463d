import { z } from 'zod'
import { defineEndpoint } from './defineEndpoint.js'
import type { Endpoint } from './Endpoint.js'
import { caip10, failureField } from './fields.js'

/** Currencies for values in responses. */
export const currencies = ['usd', 'eur', 'gbp', 'aud', 'cad', 'inr', 'jpy', 'btc', 'eth'] as const

const maxAddresses = 500

const fungible = z.object({
  address: caip10.meta({ description: 'As in the request' }),
  name: z.string(),
  symbol: z.string(),
  iconUrl: z.string().meta({ description: 'Empty if there is none' }),
  price: z.number().meta({ description: 'Price of one whole unit; 0 if unknown', example: 0.0000091 }),
  decimals: z.number(),
})

export const getFungiblePrice = defineEndpoint('getFungiblePrice', 'POST', '/v1/fungible/price', {
  group: 'read',
  cost: ({ addresses }) => addresses.length,
  summary: 'Returns token prices, in the order of the request',
  body: z.object({
    projectId: z.string().optional(),
    currency: z.enum(currencies),
    addresses: z
      .array(z.string())
      .refine((list) => list.length > 0, { error: 'At least one address is required', ...failureField('addresses') })
      .refine((list) => list.length <= maxAddresses, {
        error: `At most ${maxAddresses} addresses are allowed per request`,
        ...failureField('addresses'),
      })
      .meta({
        description: 'CAIP-10 IDs; the currency of a chain is 0xeeee… on EVM chains',
        example: ['eip155:31337:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'],
      }),
  }),
  answer: z.object({ fungibles: z.array(fungible) }),
  failures: [400, 422, 503],
})

/** Endpoints for prices. */
export const priceEndpoints: readonly Endpoint[] = [getFungiblePrice]
