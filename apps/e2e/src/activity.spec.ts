import type { Locator } from '@playwright/test'
import { createTestClient, http } from 'viem'
import type { Demo } from './support/Demo.js'
import { expect, test } from './support/test.js'

const to = `0x${'7a'.repeat(20)}`

/** Opens the latest activity in the modal. */
async function openActivity(demo: Demo): Promise<void> {
  await demo.open()
  await demo.modal.getByRole('tab', { name: 'Activity' }).click()
}

/** Rows of the list with an outgoing amount of ether. */
const rowsOf = (demo: Demo, amount: string): Locator =>
  demo.modal.getByRole('button').filter({ hasText: `−${amount} ETH` })

/** Sends from the modal and opens the result. */
async function send(demo: Demo, amount: string): Promise<void> {
  await demo.open()
  await demo.modal.getByRole('button', { name: 'Send', exact: true }).click()
  await demo.modal.getByRole('textbox', { name: /^Amount/ }).fill(amount)
  await demo.modal.getByRole('textbox', { name: /^To/ }).fill(to)
  await demo.modal.getByRole('button', { name: 'Review', exact: true }).click()
  await demo.modal.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(demo.modal.getByRole('button', { name: 'Done' })).toBeVisible({ timeout: 20_000 })
  await demo.modal.getByRole('button', { name: 'Done' }).click()
  await expect(demo.modal).toBeHidden()
}

test('a sent transaction is pending, then confirmed, in one row, also after a reload, and has details', async ({
  openDemo,
  stack,
}) => {
  const chain = createTestClient({ mode: 'anvil', transport: http(stack.config.rpcUrls['eip155:31337']) })
  const demo = await openDemo()
  await demo.connect()
  await chain.setAutomine(false)
  try {
    await send(demo, '0.0375')
    await openActivity(demo)
    await expect(rowsOf(demo, '0.037')).toContainText('Pending')
  } finally {
    await chain.setAutomine(true)
    await chain.mine({ blocks: 1 })
  }
  await expect(rowsOf(demo, '0.037')).not.toContainText('Pending', { timeout: 20_000 })
  await expect(rowsOf(demo, '0.037')).toContainText('To 0x7a')

  await demo.page.reload()
  await demo.expectStatus('connected')
  const answered = demo.page.waitForResponse((response) => response.url().includes('/history'))
  await openActivity(demo)
  await answered
  await expect(rowsOf(demo, '0.037')).toHaveCount(1)
  await rowsOf(demo, '0.037').click()
  await expect(demo.modal).toContainText('Confirmed')
  await expect(demo.modal).toContainText(/Network fee.*0\.\d+ ETH/)
  await expect(demo.modal).toContainText(/Block\d/)
  await expect(demo.modal.getByRole('button', { name: 'Copy transaction ID' })).toBeVisible()
})

test('transactions sent from here stay listed when the server is down, with a plain message', async ({
  openDemo,
  stack,
}) => {
  const demo = await openDemo()
  await demo.connect()
  await send(demo, '0.0625')
  await stack.server.kill()
  try {
    await demo.page.reload()
    await demo.expectStatus('connected')
    await openActivity(demo)
    await expect(demo.modal).toContainText('Couldn’t load your full history. Showing transactions sent from this app.')
    await expect(rowsOf(demo, '0.062')).toHaveCount(1)
  } finally {
    await stack.restartServer()
  }
  await demo.modal.getByRole('button', { name: 'Try again' }).click()
  await expect(demo.modal).not.toContainText('Couldn’t load your full history.')
  await expect(rowsOf(demo, '0.062')).toHaveCount(1)
})
