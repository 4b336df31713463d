import type { Stack } from '@kit/devnet/stack'
import type { Locator } from '@playwright/test'
import { createPublicClient, http } from 'viem'
import type { Demo } from './Demo.js'

/** Who pays, and who is paid. */
export const owner = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
export const shop = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
/** What an order of the demo costs, in base units of the chain's currency. */
export const price = 10_000_000_000_000_000n

/** What the shop on the local chain has. */
export const clientOf = (stack: Stack) => createPublicClient({ transport: http(stack.config.rpcUrls['eip155:31337']) })

/** Asks for an order's payment as the page does. */
export async function askForOrder(demo: Demo, order: string): Promise<void> {
  await demo.card('Pay').getByLabel('Order').fill(order)
  await demo
    .card('Pay')
    .getByRole('button', { name: /^Pay 0\.01 ETH/ })
    .click()
}

/** What the page says of the last payment. */
export const outcomeOf = (demo: Demo): Locator => demo.card('Pay').getByRole('status')
