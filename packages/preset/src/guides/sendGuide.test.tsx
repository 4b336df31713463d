import { browserPorts, isKitError, KitError } from '@kit/core'
import { createFakePorts, createTestEngine } from '@kit/fakes'
import { KitProvider, useStore } from '@kit/react'
import { useModal } from '@kit/react-ui'
import { isSevereSendWarning, type SendApi, type SendState, send } from '@kit/send'
import { type FormEvent, type ReactElement, useEffect, useState } from 'react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { find, services, showPreset } from '../testing/showPreset.js'

// Quoted in docs/guides/send-swap-buy.md.

function OpenViews() {
  const { open } = useModal()
  return (
    <>
      <button type="button" onClick={() => open({ view: 'WalletSend' })}>
        Send tokens
      </button>
      <button type="button" onClick={() => open({ view: 'WalletReceive' })}>
        Receive tokens
      </button>
      <button type="button" onClick={() => open({ view: 'Swap' })}>
        Swap tokens
      </button>
      <button type="button" onClick={() => open({ view: 'OnRampProviders' })}>
        Buy tokens
      </button>
    </>
  )
}

function SendForm({ form }: { readonly form: SendApi }) {
  const state = useStore(form.state)
  const [isAccepted, setAccepted] = useState(false)
  useEffect(() => form.watch(), [form])
  const severe = state.warnings.filter(isSevereSendWarning)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // Errors are exposed in `state.error`.
    form.submit({ acknowledged: isAccepted ? severe : [] }).catch(() => {})
  }
  return (
    <form onSubmit={submit}>
      <input aria-label="Recipient" value={state.to} onChange={(event) => form.edit({ to: event.target.value })} />
      <input aria-label="Amount" value={state.amount} onChange={(event) => form.edit({ amount: event.target.value })} />
      {severe.length > 0 && (
        <label>
          <input type="checkbox" checked={isAccepted} onChange={(event) => setAccepted(event.target.checked)} />
          Send despite: {severe.join(', ')}
        </label>
      )}
      <button type="submit" disabled={state.validation !== 'review' || state.status === 'requesting'}>
        Send {state.token?.symbol}
      </button>
      <output>{describeTransfer(state)}</output>
      {state.maybeSent && (
        <button type="button" onClick={() => form.check()}>
          Check again
        </button>
      )}
    </form>
  )
}

function describeTransfer({ status, sent, maybeSent, error }: SendState): string {
  if (maybeSent?.check === 'notFound') return 'Not found on the chain yet. It may still be sent, so check your wallet.'
  if (maybeSent) return 'This transfer may have been sent. Check your wallet before you send again.'
  if (status === 'requesting') return 'Confirm in your wallet.'
  if (isKitError(error, 'connection/rejected')) return 'You declined. Nothing was sent.'
  if (error) return error.shortMessage
  if (status !== 'sent' || !sent) return ''
  if (sent.outcome === 'success') return 'Sent.'
  if (sent.outcome === 'pending')
    return sent.isUnknown ? 'Other signers may have to confirm.' : 'Sent. Waiting for the network.'
  if (sent.outcome === 'reverted') return `The transfer failed, and the amount was not sent. ${sent.reason ?? ''}`
  return 'It didn’t go through as planned. Check your wallet.'
}

const bob = '0xbbbb000000000000000000000000000000002222'
const coin = 10n ** 18n

/** A chain on which every account has five coins. */
async function openForm(transfer: () => Promise<string>, found: string[] = []) {
  const { kit, connect } = await createTestEngine({
    ports: Object.assign(createFakePorts(), { clock: browserPorts().clock }),
    plugins: [send()],
    eip155: {
      isAddress: (value) => /^0x[\da-f]{40}$/.test(value),
      loadCapabilities: async () => ({
        planTransfer: async ({ amount }) => ({ amount: amount === 'max' ? coin : amount, fee: 1n, warnings: [] }),
        getAccountPosition: async () => ({ timeMs: 1_000, height: 3, nonce: 7 }),
        findTransactions: async () => found,
      }),
      getBalance: async () => ({ value: 5n * coin, decimals: 18, symbol: 'COIN' }),
      waitForTransaction: async ({ hash }) => ({ hash, status: 'success', blockNumber: 1n }),
      transfer,
    },
  })
  await connect('one', [`0xaaaa${'0'.repeat(36)}`])
  onTestFinished(() => kit.destroy())
  await render(
    <KitProvider kit={kit}>
      <SendForm form={kit.plugins.send} />
    </KitProvider>,
  )
  await page.getByLabelText('Recipient').fill(bob)
  await page.getByLabelText('Amount').fill('0.5')
  await page.getByRole('button', { name: 'Send COIN' }).click()
}
const output = () => page.getByRole('status')

const show = async (children: ReactElement) => {
  const shown = await showPreset({ services, projectId: 'p' }, { isFunded: true })
  await shown.preset.kit.connect({ connectorId: 'test.kit.wallet' })
  await render(<KitProvider kit={shown.preset.kit}>{children}</KitProvider>)
  return shown.preset
}

describe('guide to sending', () => {
  it('opens the views to send, receive, swap and buy', async () => {
    const preset = await show(<OpenViews />)
    for (const name of ['Send', 'Receive', 'Swap', 'Buy']) {
      await find(`button ${name} tokens`).click()
      await expect.element(page.getByRole('dialog').getByRole('heading', { name: new RegExp(name, 'i') })).toBeVisible()
      preset.close()
    }
  })

  it('sends from a form of the app', async () => {
    await openForm(async () => '0xhash')
    await expect.element(output()).toHaveTextContent('Sent.')
  })

  it('reports that nothing was sent after the user declined', async () => {
    await openForm(async () => {
      throw new KitError('connection/rejected', { shortMessage: 'No.' })
    })
    await expect.element(output()).toHaveTextContent('You declined. Nothing was sent.')
  })

  it('reports that a transfer may have been sent until the chain has it, and requires confirmation before another', async () => {
    const found: string[] = []
    await openForm(async () => {
      throw new KitError('wallet/disconnected', { shortMessage: 'Gone.' })
    }, found)
    await expect.element(output()).toHaveTextContent('This transfer may have been sent.')
    await expect.element(page.getByRole('checkbox', { name: 'Send despite: maybeSent' })).not.toBeChecked()
    await find('button Check again').click()
    await expect.element(output()).toHaveTextContent('Not found on the chain yet.')
    found.push('0xlate')
    await find('button Check again').click()
    await expect.element(output()).toHaveTextContent('Sent.')
  })
})
