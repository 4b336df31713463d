import { createExchangePayment, getExchangePayment, getExchanges } from '../../contract/exchangeEndpoints.js'
import type { App } from '../../platform/http/AppContext.js'
import { addEndpoint } from '../../platform/http/addEndpoint.js'
import type { Gate } from '../../platform/http/createGate.js'
import { HttpError } from '../../platform/http/HttpError.js'
import type { Leadership } from '../../platform/jobs/Leadership.js'
import type { Store } from '../../platform/store/Store.js'
import type { ChainConfig } from '../config/chainConfig.js'
import type { OnrampConfig } from '../config/serviceConfig.js'
import { createPayments, type Payment, type Payments } from '../exchange/createPayments.js'
import { exchangePage } from '../exchange/exchangePage.js'
import { sweepPayments } from '../exchange/sweepPayments.js'
import { type Offering, readOfferings } from '../onramp/readOfferings.js'
import type { Market } from '../prices/Market.js'
import { oneUsd, usdValueOf } from '../prices/UsdPrice.js'
import type { Assets } from '../tokens/createAssets.js'
import { formatDecimal } from '../tokens/formatDecimal.js'
import { addSandboxHeaders } from './addSandboxHeaders.js'
import type { Sales } from './addSandboxRoutes.js'

type Dependencies = {
  readonly assets: Assets
  readonly config: { readonly chains: Readonly<Record<string, ChainConfig>>; readonly onramp: OnrampConfig }
  readonly gate: Gate
  readonly leadership: Leadership
  readonly now: () => number
  readonly publicUrl: () => string
  readonly store: Store
}

/** The only exchange, available while the sandbox is enabled. */
const sandboxExchange = { id: 'sandbox', name: 'Sandbox exchange', imageUrl: null }
/** Maximum value of one payment in US dollars, as for an order of the on-ramp. */
const maxUsd = 7500n

/** Adds the exchange endpoints, and the sandbox exchange's page if enabled. The on-ramp job pays out its payments. */
export function addExchangeRoutes(app: App, services: Dependencies, market: Market, sales: Sales): void {
  const { assets, config, gate, now, publicUrl, store } = services
  const payments = createPayments(store, sales.orders, now)
  const offerings = () => readOfferings(config, assets, market.tokens.list)
  const exchanges = config.onramp.sandbox ? [sandboxExchange] : []

  addEndpoint(app, gate, getExchanges, () => ({
    exchanges,
    assets: offerings().map(({ chain, address, name, symbol, decimals, logoUri }) => ({
      chainId: chain,
      asset: address,
      name,
      symbol,
      decimals,
      iconUrl: logoUri ?? null,
    })),
  }))

  function requireExchange(id: string): void {
    if (!exchanges.some((exchange) => exchange.id === id)) throw new HttpError(404, 'exchange', 'Exchange not found')
  }

  async function requireSmall(offering: Offering, quantity: bigint): Promise<void> {
    const [price] = await market.prices.usd([offering])
    // Assets without a price exist on development chains only.
    const usdValue = price === undefined ? 0n : usdValueOf(quantity, offering.decimals, price)
    if (usdValue > maxUsd * oneUsd) throw new HttpError(400, 'amount', `A payment can be worth at most ${maxUsd} USD`)
  }

  addEndpoint(app, gate, createExchangePayment, async ({ params, body, project }) => {
    requireExchange(params.exchange)
    const { amount, asset, chainId, paymentId, recipient } = body
    const address = asset === 'native' ? asset : assets.parseAddress(chainId, asset)
    const offering = offerings().find((one) => one.chain === chainId && one.address === address)
    if (offering === undefined) throw new HttpError(400, 'asset', 'The exchange does not support this asset')
    const buyer = sales.parseBuyer(recipient, chainId)
    if (buyer === undefined)
      throw new HttpError(400, 'recipient', 'The recipient is not a valid address for this chain')
    await requireSmall(offering, BigInt(amount))
    const { chain, symbol, name, decimals } = offering
    const requested = { chain, asset: offering.address, address: buyer, quantity: amount }
    const payment = await payments.open({
      project: project.id,
      payment: paymentId,
      ...requested,
      symbol,
      name,
      decimals,
    })
    const isSame = Object.entries(requested).every(([field, value]) => payment[field as keyof Payment] === value)
    if (!isSame) throw new HttpError(400, 'paymentId', 'This payment ID is already used by another payment')
    const { status } = await payments.statusOf(payment)
    return { url: new URL(`/exchange/sandbox/${payment.id}`, publicUrl()).href, status }
  })

  addEndpoint(app, gate, getExchangePayment, async ({ params, project }) => {
    requireExchange(params.exchange)
    const payment = await payments.find(project.id, params.paymentId)
    if (payment === undefined) throw new HttpError(404, 'paymentId', 'Payment not found')
    return payments.statusOf(payment)
  })

  if (config.onramp.sandbox) addSandboxExchange(app, services, payments)
}

/** Adds the page of the sandbox exchange, where a tester pays or declines. */
function addSandboxExchange(app: App, services: Dependencies, payments: Payments): void {
  const { config, gate } = services
  sweepPayments(services)
  addSandboxHeaders(app, '/exchange/*')

  app.get('/exchange/sandbox/:id', async (c) => {
    const payment = await payments.findById(c.req.param('id'))
    if (payment === undefined) return c.text('Not found', 404)
    const { chain, decimals, quantity } = payment
    const text = formatDecimal(BigInt(quantity), decimals)
    return c.html(
      exchangePage(payment, {
        ...(await payments.statusOf(payment)),
        // Trailing zeros are not shown.
        quantity: text.includes('.') ? text.replace(/\.?0+$/, '') : text,
        networkName: config.chains[chain]?.name ?? chain,
      }),
    )
  })

  app.post('/exchange/sandbox/:id', async (c) => {
    await gate.admit(c, { id: 'answerPayment', access: 'public' })
    const answer = new URLSearchParams(await c.get('readBody')()).get('answer')
    const payment = await payments.findById(c.req.param('id'))
    if (payment === undefined) return c.text('Not found', 404)
    if (answer === 'pay') await payments.pay(payment)
    else if (answer === 'decline') await payments.decline(payment)
    return c.redirect(`/exchange/sandbox/${payment.id}`, 303)
  })
}
