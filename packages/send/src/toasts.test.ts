import { createFakePorts, createTestEngine, flushPromises } from '@kit/fakes'
import { modal } from '@kit/modal'
import { expect, it, vi } from 'vitest'
import { send } from './send.js'

const alice = '0xaaaa000000000000000000000000000000001111'
const bob = '0xbbbb000000000000000000000000000000002222'

/** Sends a coin from the review, and returns the toast and a function that mines the transfer. */
async function sendFromReview({ isClosed = false } = {}) {
  const ports = createFakePorts()
  let answer = (_: string): void => undefined
  let mine = (): void => undefined
  const requested = vi.fn()
  const mined = new Promise<void>((resolve) => {
    mine = resolve
  })
  const { connect, kit } = await createTestEngine({
    ports,
    plugins: [modal(), send()],
    eip155: {
      isAddress: () => true,
      loadCapabilities: async () => ({ planTransfer: async () => ({ amount: 1n, fee: 1n, warnings: [], terms: {} }) }),
      getBalance: async () => ({ value: 10n ** 19n, decimals: 18, symbol: 'COIN' }),
      transfer: (call) => {
        requested(call)
        return new Promise<string>((resolve) => {
          answer = resolve
        })
      },
      waitForTransaction: async ({ hash }) => {
        await mined
        return { hash, status: 'success', blockNumber: 1n }
      },
    },
  })
  await connect('one', [alice])
  kit.open({ view: 'Account' })
  await flushPromises()
  kit.plugins.modal.modal.push('WalletSendPreview')
  const sending = kit.plugins.send.submit({ to: bob, amount: '1' })
  await vi.waitFor(() => expect(requested).toHaveBeenCalled())
  if (isClosed) kit.close()
  answer('0xhash')
  await sending
  const toast = () => kit.plugins.modal.toast.getState()
  const status = () => kit.journal.getState().entries[0]?.status
  return { kit, status, toast, mine }
}

it('a transfer has no toast while a view of its progress is open', async () => {
  const { mine, status, toast } = await sendFromReview()
  expect(status()).toBe('pending')
  expect(toast()).toEqual({ open: false })
  mine()
  await vi.waitFor(() => expect(status()).toBe('success'))
  expect(toast()).toEqual({ open: false })
})

it('a transfer has a toast about its outcome once the view is closed', async () => {
  const { kit, mine, toast } = await sendFromReview()
  kit.close()
  mine()
  await vi.waitFor(() => expect(toast()).toMatchObject({ variant: 'success', message: 'toast.confirmed' }))
})

it('a transfer that is approved after the view was closed has a toast', async () => {
  const { toast } = await sendFromReview({ isClosed: true })
  expect(toast()).toMatchObject({ variant: 'loading', message: 'toast.pending' })
})
