import type { Stack } from '@kit/devnet/stack'
import type { Locator } from '@playwright/test'
import { createPublicClient, http } from 'viem'
import type { Demo } from './Demo.js'

/** Payer and recipient. */
export const owner = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
export const shop = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
/** Price of a demo order, in base units of the chain's currency. */
export const price = 10_000_000_000_000_000n

/** The shop's client of the local chain. */
export const clientOf = (stack: Stack) => createPublicClient({ transport: http(stack.config.rpcUrls['eip155:31337']) })

/** Requests the payment of an order as the page does. */
export async function requestOrder(demo: Demo, order: string): Promise<void> {
  await demo.card('Pay').getByLabel('Order').fill(order)
  await demo
    .card('Pay')
    .getByRole('button', { name: /^Pay 0\.01 ETH/ })
    .click()
}

/**
 * The button that pays an order in the open modal. Swaps of other tests move the price of the currency a little, which starts at $2,500.
 */
export const payButtonOf = ({ modal }: Demo): Locator => modal.getByRole('button', { name: /^Pay \$2[45]\.\d\d$/ })

/** The button that swaps another token first. */
export const swapAndPayButtonOf = ({ modal }: Demo): Locator =>
  modal.getByRole('button', { name: /^Swap and pay \$2[45]\.\d\d$/ })

/** Result of the last payment. */
export const outcomeOf = (demo: Demo): Locator => demo.card('Pay').getByRole('status')
