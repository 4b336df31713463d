import { randomUUID } from 'node:crypto'
import type { App, AppContext } from '../../platform/http/AppContext.js'
import type { Gate } from '../../platform/http/createGate.js'
import { HttpError } from '../../platform/http/HttpError.js'
import { pageStyle } from '../../platform/http/pageStyle.data.js'
import type { Leadership } from '../../platform/jobs/Leadership.js'
import type { Log } from '../../platform/log/Log.js'
import type { PerFamily } from '../chains/PerFamily.js'
import type { Onramp } from '../onramp/createOnramp.js'
import type { Orders } from '../onramp/createOrders.js'
import type { Payout } from '../onramp/Payout.js'
import { sandboxPage } from '../onramp/sandboxPage.js'
import { watchOrders } from '../onramp/watchOrders.js'
import { formatDecimal } from '../tokens/formatDecimal.js'
import { addSandboxHeaders } from './addSandboxHeaders.js'

type Dependencies = {
  readonly gate: Gate
  readonly leadership: Leadership
  readonly log: Log
}

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Sales of the sandbox. */
export type Sales = {
  readonly orders: Orders
  readonly payouts: PerFamily<Payout>
  /** Returns an address in the normalized form of its family; undefined when it cannot be paid, on any chain or on this one. */
  readonly parseBuyer: (address: string, chain?: string) => string | undefined
}

/** Options of {@link addSandboxRoutes} besides the services. */
export type SandboxOptions = Sales & { readonly onramp: Onramp }

/** Adds the on-ramp sandbox: a page that accepts test payments, and the job that pays out on development chains. */
export function addSandboxRoutes(
  app: App,
  services: Dependencies,
  { onramp, orders, payouts, parseBuyer }: SandboxOptions,
): void {
  const { gate, leadership, log } = services
  const pay: Payout = async (order) => {
    const payout = payouts.of(order.chain)
    if (payout === undefined) throw new TypeError(`no payout is available on ${order.chain}`)
    return payout(order)
  }
  leadership.campaign('onramp-payout', (signal) => watchOrders({ orders, pay, log }, signal))

  addSandboxHeaders(app, '/onramp/*')

  function form(c: AppContext, fields: Record<string, string>, fault?: string): Response | Promise<Response> {
    const { address = '', amount = '', asset = '', network = '' } = fields
    if (parseBuyer(address) === undefined) throw new HttpError(400, 'address', 'Missing or invalid wallet address')
    const offerings = onramp.offerings().filter(({ chain }) => parseBuyer(address, chain) !== undefined)
    const chosen =
      offerings.find((offering) => `${offering.chain}/${offering.address}` === fields['offering']) ??
      offerings.find(
        (offering) => (asset === '' || names(offering, asset)) && (network === '' || offering.network === network),
      )
    const id = uuidPattern.test(fields['id'] ?? '') ? (fields['id'] as string) : randomUUID()
    return c.html(sandboxPage.form({ id, address, offerings, chosen, amount, fault }), fault === undefined ? 200 : 400)
  }

  app.get('/onramp/sandbox.css', (c) => c.body(pageStyle, 200, { 'content-type': 'text/css' }))

  app.get('/onramp/sandbox', (c) => form(c, c.req.query()))

  app.post('/onramp/sandbox', async (c) => {
    await gate.admit(c, { id: 'placeOrder', access: 'public' })
    const fields: Record<string, string> = Object.fromEntries(new URLSearchParams(await c.get('readBody')()))
    const { id = '', address = '', amount = '' } = fields
    const offering = onramp.offerings().find(({ chain, address: asset }) => `${chain}/${asset}` === fields['offering'])
    const buyer = offering && parseBuyer(address, offering.chain)
    if (!uuidPattern.test(id) || buyer === undefined || offering === undefined)
      return form(c, fields, 'Choose what to buy.')
    if (!/^\d{1,9}(\.\d{1,2})?$/.test(amount)) return form(c, fields, 'Enter an amount, such as 50.00.')
    try {
      const { quantity } = await onramp.quote(offering, amount, 'USD')
      const { chain, address: asset, symbol, name, decimals } = offering
      await orders.place({
        id,
        address: buyer,
        chain,
        asset,
        symbol,
        name,
        decimals,
        quantity: String(quantity),
        paid: amount,
        currency: 'USD',
      })
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      return form(c, fields, error.message)
    }
    return c.redirect(`/onramp/sandbox/orders/${id}`, 303)
  })

  app.get('/onramp/sandbox/orders/:id', async (c) => {
    const id = c.req.param('id')
    const order = uuidPattern.test(id) ? await orders.find(id) : undefined
    if (order === undefined) return c.text('Not found', 404)
    const quantity = formatDecimal(BigInt(order.quantity), order.decimals)
    // Trailing zeros are not shown.
    const shown = quantity.includes('.') ? quantity.replace(/\.?0+$/, '') : quantity
    return c.html(sandboxPage.status(order, shown))
  })
}

function names({ symbol, address }: { symbol: string; address: string }, wanted: string): boolean {
  return [symbol, address].some((name) => name.toLowerCase() === wanted.toLowerCase())
}
