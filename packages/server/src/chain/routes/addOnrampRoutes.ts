import {
  getOnrampBuyOptions,
  getOnrampBuyQuotes,
  getOnrampOptions,
  getOnrampQuote,
  getOnrampUrl,
} from '../../contract/onrampEndpoints.js'
import type { App } from '../../platform/http/AppContext.js'
import { addEndpoint } from '../../platform/http/addEndpoint.js'
import type { Gate } from '../../platform/http/createGate.js'
import { HttpError } from '../../platform/http/HttpError.js'
import type { Leadership } from '../../platform/jobs/Leadership.js'
import type { Log } from '../../platform/log/Log.js'
import type { ChainConfig } from '../config/chainConfig.js'
import type { OnrampConfig, PriceConfig } from '../config/serviceConfig.js'
import { createOnramp, type Onramp, type PaymentMethod, paymentMethods } from '../onramp/createOnramp.js'
import { onrampUrl } from '../onramp/onrampUrl.js'
import type { OnrampQuote } from '../onramp/quoteOffering.js'
import type { Offering } from '../onramp/readOfferings.js'
import type { Market } from '../prices/Market.js'
import type { Assets } from '../tokens/createAssets.js'
import { formatDecimal } from '../tokens/formatDecimal.js'
import { addSandboxRoutes, type Sales } from './addSandboxRoutes.js'

type Dependencies = {
  readonly assets: Assets
  readonly config: {
    readonly chains: Readonly<Record<string, ChainConfig>>
    readonly onramp: OnrampConfig
    readonly prices: PriceConfig
  }
  readonly gate: Gate
  readonly leadership: Leadership
  readonly log: Log
  readonly publicUrl: () => string
}

/** Adds the on-ramp endpoints, in both formats, and the sandbox pages if enabled. */
export function addOnrampRoutes(app: App, services: Dependencies, market: Market, sales: Sales): void {
  const { config, gate, publicUrl } = services
  const onramp = createOnramp(services, market)

  addEndpoint(app, gate, getOnrampOptions, () => ({
    paymentCurrencies: onramp.currencies.map((id) => ({ id, payment_method_limits: paymentMethods })),
    purchaseCurrencies: purchasable(onramp, ({ network, networkName, chain, address }) => ({
      name: network,
      display_name: networkName,
      chain_id: reference(chain),
      contract_address: contract(address),
    })),
  }))

  addEndpoint(app, gate, getOnrampBuyOptions, () => ({
    paymentCurrencies: onramp.currencies.map((id) => ({ id, limits: paymentMethods })),
    purchaseCurrencies: purchasable(onramp, ({ network, networkName, chain, address }) => ({
      name: network,
      displayName: networkName,
      chainId: reference(chain),
      contractAddress: contract(address),
    })),
  }))

  addEndpoint(app, gate, getOnrampQuote, async ({ body }) => {
    const offering = onramp.find(body.purchaseCurrency.symbol, body.network)
    const currency = body.paymentCurrency.id.toUpperCase()
    const { fee, free, subtotal, total, purchased, quoteId } = texts(
      offering,
      await onramp.quote(offering, body.amount, currency),
    )
    const money = (amount: string) => ({ amount, currency })
    return {
      coinbaseFee: money(fee),
      networkFee: money(free),
      paymentSubtotal: money(subtotal),
      paymentTotal: money(total),
      purchaseAmount: { amount: purchased, currency: offering.symbol },
      quoteId,
    }
  })

  addEndpoint(app, gate, getOnrampBuyQuotes, async ({ query }) => {
    const offering = onramp.find(query.purchaseCurrency, query.purchaseNetwork)
    const currency = query.paymentCurrency.toUpperCase()
    const { fee, free, subtotal, total, purchased, quoteId } = texts(
      offering,
      await onramp.quote(offering, query.paymentAmount, currency, methodOf(query.paymentMethod)),
    )
    const money = (value: string) => ({ value, currency })
    return {
      paymentTotal: money(total),
      paymentSubTotal: money(subtotal),
      purchaseAmount: { value: purchased, currency: offering.symbol },
      coinbaseFee: money(fee),
      networkFee: money(free),
      quoteId,
    }
  })

  addEndpoint(app, gate, getOnrampUrl, ({ body }) => {
    const url = onrampUrl(body, { onramp: config.onramp, publicUrl: publicUrl(), parseBuyer: sales.parseBuyer })
    if (url === undefined) throw new HttpError(400, 'provider', 'No on-ramp is available for this address')
    return { url }
  })

  if (config.onramp.sandbox) addSandboxRoutes(app, services, { ...sales, onramp })
}

function methodOf(text: string): PaymentMethod {
  const method = paymentMethods.find(({ id }) => id === text.toLowerCase())
  if (method === undefined) throw new HttpError(400, 'paymentMethod', 'Unsupported payment method')
  return method
}

function texts(offering: Offering, quote: OnrampQuote) {
  return {
    fee: formatDecimal(quote.fee, 2),
    // The sandbox pays the network fee itself.
    free: '0.00',
    subtotal: formatDecimal(quote.subtotal, 2),
    total: formatDecimal(quote.total, 2),
    purchased: formatDecimal(quote.quantity, offering.decimals),
    quoteId: quote.id,
  }
}

/** Lists the offered assets, each symbol with its networks. */
function purchasable<N>(onramp: Onramp, toNetwork: (offering: Offering) => N) {
  const groups = new Map<string, { id: string; name: string; symbol: string; networks: N[] }>()
  for (const offering of onramp.offerings()) {
    const { symbol, name } = offering
    const group = groups.get(symbol) ?? { id: symbol, name, symbol, networks: [] }
    group.networks.push(toNetwork(offering))
    groups.set(symbol, group)
  }
  return [...groups.values()]
}

function reference(chain: string): string {
  return chain.slice(chain.indexOf(':') + 1)
}

function contract(address: string): string {
  return address === 'native' ? '' : address
}
