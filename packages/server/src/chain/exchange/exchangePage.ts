import { html } from 'hono/html'
import { type Page, sandboxLayout } from '../onramp/sandboxLayout.js'
import type { Payment, PaymentStatus } from './createPayments.js'

const titles: Readonly<Record<PaymentStatus, string>> = {
  waiting: 'Pay from the sandbox exchange',
  pending: 'Sending…',
  submitted: 'Sending…',
  success: 'Sent',
  failure: 'Declined',
  refund: 'Payment failed. You weren’t charged.',
  timeout: 'Payment expired. You weren’t charged.',
}

/** Renders the page of the sandbox exchange: the payment and its status. */
export function exchangePage(
  { address, id, symbol }: Payment,
  shown: {
    readonly status: PaymentStatus
    readonly hash: string | null
    /** Decimal text. */
    readonly quantity: string
    readonly networkName: string
  },
): Page {
  const { hash, networkName, quantity, status } = shown
  return sandboxLayout(
    titles[status],
    html`<p role="status" class="amount">${quantity} ${symbol}</p>
      <dl class="facts">
        <div><dt>Network</dt><dd>${networkName}</dd></div>
        <div><dt>To</dt><dd><code>${address}</code></dd></div>
        ${hash === null ? '' : html`<div><dt>Transaction</dt><dd><code>${hash}</code></dd></div>`}
      </dl>
      ${
        status === 'waiting'
          ? html`<form method="post" action="/exchange/sandbox/${id}">
              <button name="answer" value="pay">Pay from test balance</button>
              <button name="answer" value="decline" class="quiet">Decline</button>
            </form>`
          : html`<p>You can close this page.</p>`
      }`,
    status === 'pending' || status === 'submitted',
  )
}
