import { z } from 'zod'
import { defineEndpoint } from './defineEndpoint.js'
import type { Endpoint } from './Endpoint.js'
import { caip10, chainId, reasoned } from './fields.js'

const wei = z.string().meta({ description: 'Wei', example: '21000000000' })

const amount = z
  .string()
  .refine((text) => /^0*[1-9]\d{0,77}$/.test(text) && BigInt(text) < 2n ** 256n, {
    error: 'The amount must be a whole number of base units, above zero and below 2^256',
    ...reasoned(''),
  })
  .meta({ description: 'Whole number of base units', example: '1000000' })

export const getSwapTokens = defineEndpoint('getSwapTokens', 'GET', '/v1/convert/tokens', {
  summary: 'Tokens that can be swapped on a chain, its own currency first',
  query: z.object({
    chainId,
    address: z.string().max(200).optional().meta({ description: 'Only this token, as an address or CAIP-10 id' }),
  }),
  answer: z.object({
    tokens: z.array(
      z.object({
        name: z.string(),
        symbol: z.string(),
        address: z.string().meta({ description: 'CAIP-10 id' }),
        decimals: z.number(),
        logoUri: z.string().nullable(),
        eip2612: z.boolean().meta({ description: 'Whether it takes approvals by signature' }),
      }),
    ),
  }),
  failures: [400, 503],
})

export const getSwapQuotes = defineEndpoint('getSwapQuotes', 'GET', '/v1/convert/quotes', {
  summary: 'What an amount brings at best on the exchanges of a chain',
  query: z.object({
    amount,
    from: caip10,
    to: caip10,
    gasPrice: z.string().optional().meta({ description: 'Wei; not needed' }),
    userAddress: z.string().optional().meta({ description: 'Not needed' }),
  }),
  answer: z.object({
    quotes: z.array(
      z.object({
        id: z.string().nullable(),
        fromAmount: z.string(),
        fromAccount: z.string(),
        toAmount: z.string(),
        toAccount: z.string(),
      }),
    ),
  }),
  failures: [400, 503],
})

export const buildSwapApproval = defineEndpoint('buildSwapApproval', 'GET', '/v1/convert/build-approve', {
  summary: 'Calldata that lets the router of a chain move a token; it goes to the contract of the token that is sold',
  query: z.object({
    from: caip10,
    to: caip10,
    amount: amount.optional().meta({ description: 'Base units; unlimited without it' }),
    userAddress: z.string().optional().meta({ description: 'Not needed' }),
  }),
  answer: z.object({
    tx: z.object({
      from: z.string().meta({ description: 'As it was asked' }),
      to: z.string().meta({ description: 'As it was asked' }),
      data: z.string(),
      value: z.string(),
      eip155: z.object({ gasPrice: wei }),
    }),
  }),
  failures: [400, 503],
})

export const buildSwapTransaction = defineEndpoint('buildSwapTransaction', 'POST', '/v1/convert/build-transaction', {
  group: 'read',
  summary: 'The transaction of a swap; its value is the amount where the currency of the chain is sold, else zero',
  body: z.object({
    projectId: z.string().optional(),
    amount,
    from: caip10,
    to: caip10,
    userAddress: caip10,
    eip155: z
      .object({
        slippage: z.number().min(0).max(50).meta({ description: 'Percent, in steps of 0.01', example: 1 }),
        permit: z
          .string()
          .regex(/^0x[0-9a-fA-F]{448}$/)
          .optional()
          .meta({ description: 'Arguments of an EIP-2612 permit for the router, ABI-encoded' }),
      })
      .optional()
      .meta({ description: 'Needed' }),
    disableEstimate: z
      .boolean()
      .optional()
      .meta({ description: 'Answers an upper bound of gas without asking a node' }),
  }),
  answer: z.object({
    tx: z.object({
      from: z.string().meta({ description: 'CAIP-10 id of the account' }),
      to: z.string().meta({ description: 'CAIP-10 id of the contract that is called' }),
      data: z.string(),
      amount: z.string().meta({ description: 'What the swap is expected to bring, in base units' }),
      eip155: z.object({ gas: z.string(), gasPrice: wei }),
    }),
  }),
  failures: [400, 422, 503],
})

export const getGasPrice = defineEndpoint('getGasPrice', 'GET', '/v1/convert/gas-price', {
  summary: 'What gas costs now, at three speeds',
  query: z.object({ chainId }),
  answer: z.object({ standard: wei, fast: wei, instant: wei }),
  failures: [400, 503],
})

export const getSwapAllowance = defineEndpoint('getSwapAllowance', 'GET', '/v1/convert/allowance', {
  summary: 'How much of a token the router of its chain may move for an account',
  query: z.object({ tokenAddress: caip10, userAddress: caip10 }),
  answer: z.object({ allowance: z.string().meta({ description: 'Base units' }) }),
  failures: [400, 503],
})

/** Calls about swaps. */
export const convertEndpoints: readonly Endpoint[] = [
  getSwapTokens,
  getSwapQuotes,
  buildSwapApproval,
  buildSwapTransaction,
  getGasPrice,
  getSwapAllowance,
]
