import { z } from 'zod'
import { defineEndpoint } from './defineEndpoint.js'
import type { Endpoint } from './Endpoint.js'
import { caip10, chainId, failureField } from './fields.js'

const wei = z.string().meta({ description: 'Wei', example: '21000000000' })

const amount = z
  .string()
  .refine((text) => /^0*[1-9]\d{0,77}$/.test(text) && BigInt(text) < 2n ** 256n, {
    error: 'The amount must be an integer in base units, greater than zero and less than 2^256',
    ...failureField(''),
  })
  .meta({ description: 'Integer in base units', example: '1000000' })

export const getSwapTokens = defineEndpoint('getSwapTokens', 'GET', '/v1/convert/tokens', {
  summary: 'Lists the tokens that can be swapped on a chain, native currency first',
  query: z.object({
    chainId,
    address: z
      .string()
      .max(200)
      .optional()
      .meta({ description: 'Returns only this token, given as an address or CAIP-10 ID' }),
  }),
  answer: z.object({
    tokens: z.array(
      z.object({
        name: z.string(),
        symbol: z.string(),
        address: z.string().meta({ description: 'CAIP-10 ID' }),
        decimals: z.number(),
        logoUri: z.string().nullable(),
        eip2612: z.boolean().meta({ description: 'Whether it supports approvals by signature' }),
      }),
    ),
  }),
  failures: [400, 503],
})

export const getSwapQuotes = defineEndpoint('getSwapQuotes', 'GET', '/v1/convert/quotes', {
  summary: 'Returns the best quote for an amount on the exchanges of a chain',
  query: z.object({
    amount,
    from: caip10,
    to: caip10,
    gasPrice: z.string().optional().meta({ description: 'Wei; ignored' }),
    userAddress: z.string().optional().meta({ description: 'Ignored' }),
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
  summary: 'Builds the calldata of an approval for the router of a chain; send it to the contract of the sold token',
  query: z.object({
    from: caip10,
    to: caip10,
    amount: amount.optional().meta({ description: 'Base units; defaults to unlimited' }),
    userAddress: z.string().optional().meta({ description: 'Ignored' }),
  }),
  answer: z.object({
    tx: z.object({
      from: z.string().meta({ description: 'As in the request' }),
      to: z.string().meta({ description: 'As in the request' }),
      data: z.string(),
      value: z.string(),
      eip155: z.object({ gasPrice: wei }),
    }),
  }),
  failures: [400, 503],
})

export const buildSwapTransaction = defineEndpoint('buildSwapTransaction', 'POST', '/v1/convert/build-transaction', {
  group: 'read',
  summary: 'Builds the transaction of a swap; its value is the amount if the native currency is sold, otherwise zero',
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
          .meta({ description: 'ABI-encoded arguments of an EIP-2612 permit for the router' }),
      })
      .optional()
      .meta({ description: 'Needed' }),
    disableEstimate: z
      .boolean()
      .optional()
      .meta({ description: 'Returns an upper bound for gas without querying a node' }),
  }),
  answer: z.object({
    tx: z.object({
      from: z.string().meta({ description: 'CAIP-10 ID of the account' }),
      to: z.string().meta({ description: 'CAIP-10 ID of the called contract' }),
      data: z.string(),
      amount: z.string().meta({ description: 'Expected output of the swap, in base units' }),
      eip155: z.object({ gas: z.string(), gasPrice: wei }),
    }),
  }),
  failures: [400, 422, 503],
})

export const getGasPrice = defineEndpoint('getGasPrice', 'GET', '/v1/convert/gas-price', {
  summary: 'Returns current gas prices for three speeds',
  query: z.object({ chainId }),
  answer: z.object({ standard: wei, fast: wei, instant: wei }),
  failures: [400, 503],
})

export const getSwapAllowance = defineEndpoint('getSwapAllowance', 'GET', '/v1/convert/allowance', {
  summary: 'Returns the token allowance of an account for the router of the chain',
  query: z.object({ tokenAddress: caip10, userAddress: caip10 }),
  answer: z.object({ allowance: z.string().meta({ description: 'Base units' }) }),
  failures: [400, 503],
})

/** Endpoints for swaps. */
export const convertEndpoints: readonly Endpoint[] = [
  getSwapTokens,
  getSwapQuotes,
  buildSwapApproval,
  buildSwapTransaction,
  getGasPrice,
  getSwapAllowance,
]
