import type { Stack } from '@kit/devnet/stack'
import { expect } from '@playwright/test'
import { createPublicClient, createTestClient, http, parseEther } from 'viem'
import type { Demo } from './Demo.js'
import { owner, requestOrder, swapAndPayButtonOf } from './requestOrder.js'

/** Gives the payer funds on the second chain only. */
export async function fundSecondChain(stack: Stack) {
  const clientAt = (id: string) => createPublicClient({ cacheTime: 0, transport: http(stack.config.rpcUrls[id]) })
  const [client, far] = [clientAt('eip155:31337'), clientAt('eip155:31338')]
  const chain = createTestClient({ mode: 'anvil', transport: http(stack.config.rpcUrls['eip155:31337']) })
  const rich = await client.getBalance({ address: owner })
  const hold = (value: bigint) => chain.setBalance({ address: owner, value })
  await hold(0n)
  const nonceOf = (at: typeof client) => at.getTransactionCount({ address: owner })
  return {
    client,
    far,
    held: () => far.getBalance({ address: owner }),
    /** Number of transactions that the account sent on each chain. */
    nonces: async () => [await nonceOf(client), await nonceOf(far)] as const,
    leave: (value = rich) => hold(value),
  }
}

/** Chooses the currency of the second chain, and returns the maximum that leaves it. */
export async function chooseSecondChainToken({ modal }: Demo): Promise<bigint> {
  await expect(modal.getByRole('alert')).toContainText('doesn’t cover')
  await modal.getByRole('button', { name: 'Pay with another token' }).click()
  await modal
    .getByRole('list', { name: 'Pay with' })
    .getByRole('button')
    .filter({ hasText: /ETH on Local Two/ })
    .click()
  const shown = await modal.getByText(/^Up to [\d.]+ ETH on Local Two/).innerText()
  return parseEther(/[\d.]+/.exec(shown)?.[0] ?? '')
}

/** Opens an order for a payer with funds on the second chain only, and bridges it. Returns the maximum that may leave. */
export async function cross(demo: Demo, order: string): Promise<bigint> {
  await requestOrder(demo, order)
  const most = await chooseSecondChainToken(demo)
  await demo.answer('Approve all')
  await swapAndPayButtonOf(demo).click()
  await expect(demo.modal.getByText('Bridging ETH to Local One')).toBeVisible()
  return most
}
