import type { Stack } from '@kit/devnet/stack'
import { expect } from '@playwright/test'
import { createPublicClient, createTestClient, http, parseEther } from 'viem'
import { owner } from './askForOrder.js'
import type { Demo } from './Demo.js'

/** Lets the payer hold the currency on the second chain alone. */
export async function holdElsewhere(stack: Stack) {
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
    /** How much the account has sent on each. */
    nonces: async () => [await nonceOf(client), await nonceOf(far)] as const,
    leave: (value = rich) => hold(value),
  }
}

/** Chooses the currency of the second chain; says how much of it leaves at most. */
export async function chooseElsewhere({ modal }: Demo): Promise<bigint> {
  await expect(modal.getByRole('alert')).toContainText('does not cover')
  await modal.getByRole('button', { name: 'From another token' }).click()
  await modal
    .getByRole('list', { name: 'Pay from' })
    .getByRole('button')
    .filter({ hasText: /ETH on Local Two/ })
    .click()
  const shown = await modal.getByText(/^At most [\d.]+ ETH on Local Two/).innerText()
  return parseEther(/[\d.]+/.exec(shown)?.[0] ?? '')
}
