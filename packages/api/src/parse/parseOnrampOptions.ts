import { cleanText } from '@kit/core/plugin'
import { fieldsOf, requireList } from './fieldsOf.js'

/** A payment method and its limits, as decimals of the currency. */
export type PaymentMethodLimit = { readonly id: string; readonly min: string; readonly max: string }

/** A currency that users pay with. */
export type PaymentCurrency = { readonly id: string; readonly limits: readonly PaymentMethodLimit[] }

/** A network on which a currency can be bought. */
export type PurchaseNetwork = {
  readonly name: string
  readonly displayName: string
  /** Reference of the CAIP-2 ID, such as `1`. */
  readonly chainId: string
  /** Token address, or undefined for the native currency. */
  readonly contractAddress: string | undefined
}

/** A currency that can be bought. */
export type PurchaseCurrency = {
  readonly id: string
  readonly name: string
  readonly symbol: string
  readonly networks: readonly PurchaseNetwork[]
}

/** Assets that can be bought, and ways to pay for them. */
export type OnrampOptions = {
  readonly paymentCurrencies: readonly PaymentCurrency[]
  readonly purchaseCurrencies: readonly PurchaseCurrency[]
  /** Whether this is the built-in list, because the service returned none. */
  readonly isBuiltIn: boolean
}

/** Parses options with the current field names (`payment_method_limits`, `chain_id`) or the older ones (`limits`, `chainId`). */
export function parseOnrampOptions(value: unknown): OnrampOptions {
  const { paymentCurrencies, purchaseCurrencies } = fieldsOf(value)
  return {
    paymentCurrencies: requireList(paymentCurrencies, 500).flatMap((item) => {
      const { id, payment_method_limits, limits } = fieldsOf(item)
      const currency = cleanText(id, 8)
      const list = payment_method_limits ?? limits
      return currency === '' || !Array.isArray(list)
        ? []
        : [{ id: currency, limits: requireList(list, 100).flatMap((limit) => parseLimit(limit) ?? []) }]
    }),
    purchaseCurrencies: requireList(purchaseCurrencies, 2000).flatMap((item) => {
      const { id, name, symbol, networks } = fieldsOf(item)
      const short = cleanText(symbol, 32)
      return short === '' || !Array.isArray(networks)
        ? []
        : [
            {
              id: cleanText(id, 128) || short,
              name: cleanText(name) || short,
              symbol: short,
              networks: requireList(networks, 500).flatMap((network) => parseNetwork(network) ?? []),
            },
          ]
    }),
    isBuiltIn: false,
  }
}

function parseLimit(value: unknown): PaymentMethodLimit | undefined {
  const { id, min, max } = fieldsOf(value)
  const method = cleanText(id)
  return method !== '' && isDecimal(min) && isDecimal(max) ? { id: method.toLowerCase(), min, max } : undefined
}

function parseNetwork(value: unknown): PurchaseNetwork | undefined {
  const { name, display_name, displayName, chain_id, chainId, contract_address, contractAddress } = fieldsOf(value)
  const network = cleanText(name)
  if (network === '') return undefined
  return {
    name: network,
    displayName: cleanText(display_name ?? displayName) || network,
    chainId: cleanText(chain_id ?? chainId),
    contractAddress: cleanText(contract_address ?? contractAddress, 128) || undefined,
  }
}

/** Returns whether a value is a decimal number as a string. */
export function isDecimal(value: unknown): value is string {
  return typeof value === 'string' && /^\d{1,40}(\.\d{1,40})?$/.test(value)
}
