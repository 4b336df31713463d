import { z } from 'zod'
import { defineEndpoint } from './defineEndpoint.js'
import type { Endpoint } from './Endpoint.js'
import { chainId, failureField } from './fields.js'

const exchange = z.string().max(64).meta({ description: 'ID of an exchange', example: 'sandbox' })
const paymentId = z
  .string()
  .refine((text) => /^[\w.-]{1,100}$/.test(text), {
    error: 'A payment ID must be 1 to 100 letters, digits, dots, hyphens or underscores',
    ...failureField('paymentId'),
  })
  .meta({ description: 'Payment ID chosen by the dapp; unique within a project', example: 'order-1042' })
const asset = z.string().max(128).meta({ description: 'Address of a token, or `native`', example: 'native' })
const status = z.enum(['waiting', 'pending', 'submitted', 'success', 'failure', 'refund', 'timeout']).meta({
  description:
    'Waiting for the user, pending at the exchange, submitted to the chain, success, failure (the user declined), refund, or timeout (the user did not pay)',
})

/** `GET /v1/exchanges`: exchanges users can pay from, and their assets. */
export const getExchanges = defineEndpoint('getExchanges', 'GET', '/v1/exchanges', {
  summary: 'Lists exchanges and the assets they can send',
  answer: z.object({
    exchanges: z.array(z.object({ id: exchange, name: z.string(), imageUrl: z.string().nullable() })),
    assets: z.array(
      z.object({
        chainId: z.string().meta({ description: 'CAIP-2 ID' }),
        asset,
        name: z.string(),
        symbol: z.string(),
        decimals: z.int().nonnegative(),
        iconUrl: z.string().nullable(),
      }),
    ),
  }),
})

/** `POST /v1/exchanges/{exchange}/payments`: the page where the user pays. The same payment has the same page. */
export const createExchangePayment = defineEndpoint(
  'createExchangePayment',
  'POST',
  '/v1/exchanges/{exchange}/payments',
  {
    summary: 'Returns the URL of the exchange page where the user pays',
    params: z.object({ exchange }),
    body: z.object({
      paymentId,
      chainId,
      asset,
      amount: z
        .string()
        .refine((text) => /^[1-9]\d{0,77}$/.test(text), {
          error: 'The amount must be an integer in base units, greater than zero',
          ...failureField('amount'),
        })
        .meta({ description: 'Base units', example: '25000000' }),
      recipient: z.string().min(1).max(128),
    }),
    answer: z.object({ url: z.string(), status }),
    failures: [400, 404, 422],
  },
)

/** `GET /v1/exchanges/{exchange}/payments/{paymentId}`: status of a payment. */
export const getExchangePayment = defineEndpoint(
  'getExchangePayment',
  'GET',
  '/v1/exchanges/{exchange}/payments/{paymentId}',
  {
    summary: 'Returns the status of a payment at an exchange',
    params: z.object({ exchange, paymentId }),
    answer: z.object({ status, hash: z.string().nullable() }),
    failures: [400, 404],
  },
)

/** Endpoints for exchanges. The sandbox page is HTML and is in `addExchangeRoutes`. */
export const exchangeEndpoints: readonly Endpoint[] = [getExchanges, createExchangePayment, getExchangePayment]
