import { z } from 'zod'
import { defineEndpoint } from './defineEndpoint.js'
import type { Endpoint } from './Endpoint.js'
import { failureField } from './fields.js'

const decimal = (description: string) => z.string().meta({ description, example: '100.00' })
const limit = z.object({
  id: z.string().meta({ description: 'card, ach_bank_account …' }),
  min: decimal('Minimum amount'),
  max: decimal('Maximum amount'),
})

/** `GET /v1/onramp/options`: assets and payment methods (rule services-7). */
export const getOnrampOptions = defineEndpoint('getOnrampOptions', 'GET', '/v1/onramp/options', {
  summary: 'Lists the assets that can be bought and the payment methods',
  answer: z.object({
    paymentCurrencies: z.array(z.object({ id: z.string(), payment_method_limits: z.array(limit) })),
    purchaseCurrencies: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        symbol: z.string(),
        networks: z.array(
          z.object({
            name: z.string(),
            display_name: z.string(),
            chain_id: z.string(),
            contract_address: z.string().meta({ description: 'Empty for the native currency of the chain' }),
          }),
        ),
      }),
    ),
  }),
})

/** `GET /v1/onramp/buy/options`: the same in the format of older services. */
export const getOnrampBuyOptions = defineEndpoint('getOnrampBuyOptions', 'GET', '/v1/onramp/buy/options', {
  summary: 'Lists the assets that can be bought, in the format of older services',
  query: z.object({ country: z.string().length(2), subdivision: z.string().max(3).optional() }),
  answer: z.object({
    paymentCurrencies: z.array(z.object({ id: z.string(), limits: z.array(limit) })),
    purchaseCurrencies: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        symbol: z.string(),
        networks: z.array(
          z.object({
            name: z.string(),
            displayName: z.string(),
            contractAddress: z.string(),
            chainId: z.string(),
          }),
        ),
      }),
    ),
  }),
  failures: [400],
})

const amount = z.object({ amount: z.string(), currency: z.string() })
const value = z.object({ value: z.string(), currency: z.string() })
const fiat = z
  .union([z.string(), z.number()])
  .transform(String)
  .refine((text) => /^\d{1,9}(\.\d{1,8})?$/.test(text), {
    error: 'The amount must be a decimal number',
    ...failureField('amount'),
  })
  .meta({ description: 'Decimal number', example: '100.00' })

/** `POST /v1/onramp/quote`: quote for an amount (rule services-7). */
export const getOnrampQuote = defineEndpoint('getOnrampQuote', 'POST', '/v1/onramp/quote', {
  group: 'read',
  summary: 'Returns a quote for a purchase',
  body: z.object({
    purchaseCurrency: z.looseObject({ symbol: z.string().max(32) }),
    paymentCurrency: z.looseObject({ id: z.string().max(8) }),
    amount: fiat,
    network: z.string().max(64).meta({ description: 'Name of a network from the options' }),
  }),
  answer: z.object({
    coinbaseFee: amount,
    networkFee: amount,
    paymentSubtotal: amount,
    paymentTotal: amount,
    purchaseAmount: amount,
    quoteId: z.string(),
  }),
  failures: [400, 422, 503],
})

/** `GET /v1/onramp/buy/quotes`: the same in the format of older services. */
export const getOnrampBuyQuotes = defineEndpoint('getOnrampBuyQuotes', 'GET', '/v1/onramp/buy/quotes', {
  summary: 'Returns a quote for a purchase, in the format of older services',
  query: z.object({
    purchaseCurrency: z.string().max(32),
    purchaseNetwork: z.string().max(64).optional(),
    paymentAmount: fiat,
    paymentCurrency: z.string().max(8),
    paymentMethod: z.string().max(32),
    country: z.string().length(2),
    subdivision: z.string().max(3).optional(),
  }),
  answer: z.object({
    paymentTotal: value,
    paymentSubTotal: value,
    purchaseAmount: value,
    coinbaseFee: value,
    networkFee: value,
    quoteId: z.string(),
  }),
  failures: [400, 503],
})

/** `POST /v1/generators/onrampurl`: the page where the user pays. */
export const getOnrampUrl = defineEndpoint('getOnrampUrl', 'POST', '/v1/generators/onrampurl', {
  summary: 'Returns the URL of the page where the user pays',
  body: z.object({
    destinationWallets: z
      .array(
        z.object({
          address: z.string().min(1).max(128),
          blockchains: z.array(z.string().max(64)).max(50).optional(),
          assets: z.array(z.string().max(128)).max(50).optional(),
        }),
      )
      .min(1)
      .max(50),
    partnerUserId: z.string().max(128),
    defaultNetwork: z.string().max(64).nullish(),
    defaultExperience: z.enum(['buy', 'send']).nullish(),
    presetCryptoAmount: z.number().nonnegative().nullish(),
    presetFiatAmount: z.number().nonnegative().nullish(),
  }),
  answer: z.object({ url: z.string() }),
  failures: [400],
  malformed: 400,
})

/** Endpoints of the on-ramp. The sandbox page is HTML and is in `addOnrampRoutes`. */
export const onrampEndpoints: readonly Endpoint[] = [
  getOnrampOptions,
  getOnrampQuote,
  getOnrampBuyOptions,
  getOnrampBuyQuotes,
  getOnrampUrl,
]
