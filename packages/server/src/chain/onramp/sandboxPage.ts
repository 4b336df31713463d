import { html } from 'hono/html'
import type { Order } from './createOrders.js'
import type { Offering } from './readOfferings.js'
import { type Page, sandboxLayout } from './sandboxLayout.js'

const statusWords = {
  IN_PROGRESS: 'Sending…',
  SUCCESS: 'Sent to your wallet',
  FAILED: 'Order failed',
} as const

export type OrderForm = {
  /** ID of the future order, so that submitting twice orders once. */
  readonly id: string
  readonly address: string
  readonly offerings: readonly Offering[]
  readonly chosen: Offering | undefined
  readonly amount: string
  readonly fault: string | undefined
}

/** Renders the form to buy with a test payment. */
function form({ id, address, offerings, chosen, amount, fault }: OrderForm): Page {
  const options = offerings.map(
    (offering) =>
      html`<option value="${offering.chain}/${offering.address}" ${offering === chosen ? 'selected' : ''}>
        ${offering.symbol} on ${offering.networkName}
      </option>`,
  )
  return sandboxLayout(
    'Buy crypto',
    html`<form method="post" action="/onramp/sandbox">
      <input type="hidden" name="id" value="${id}" />
      <input type="hidden" name="address" value="${address}" />
      <label>You pay (USD)<input name="amount" inputmode="decimal" required value="${amount}" /></label>
      <label>You get<select name="offering">${options}</select></label>
      <dl class="facts">
        <div><dt>To</dt><dd><code>${address}</code></dd></div>
      </dl>
      ${fault === undefined ? '' : html`<p role="alert">${fault}</p>`}
      <button>Pay with test card</button>
    </form>`,
  )
}

/** Renders the status of an order; reloads while it is pending. */
function status(order: Order, quantity: string): Page {
  return sandboxLayout(
    statusWords[order.status],
    html`<p role="status" class="amount">${quantity} ${order.symbol}</p>
      <dl class="facts">
        <div><dt>Paid</dt><dd>${order.paid} ${order.currency}</dd></div>
        <div><dt>To</dt><dd><code>${order.address}</code></dd></div>
        ${order.hash === null ? '' : html`<div><dt>Transaction</dt><dd><code>${order.hash}</code></dd></div>`}
      </dl>
      <p>You can close this page.</p>`,
    order.status === 'IN_PROGRESS',
  )
}

export const sandboxPage = { form, status }
