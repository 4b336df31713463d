import { KitError, type KitErrorCode } from '@kit/core'
import { flushPromises } from '@kit/fakes'
import { describe, expect, it } from 'vitest'
import { createTestKit } from '../testing/createTestKit.js'

const errorOf = (code: KitErrorCode) => new KitError(code, { shortMessage: '' })

/** Runs a connect that fails while the given view is shown. */
async function failOn(view: 'Connect' | 'ConnectingExternal' | undefined, error: unknown, connector = 'alpha') {
  const made = await createTestKit()
  const { kit, alpha, paired } = made
  if (view !== undefined) kit.open()
  if (view === 'ConnectingExternal') {
    const [row] = [{ id: 'alpha', kind: 'installed', name: 'Alpha' } as never]
    kit.modal.push('ConnectingExternal', { row, connectorId: 'alpha' })
  }
  kit.connect({ connectorId: connector }).catch(() => {})
  ;(connector === 'alpha' ? alpha : paired).refuse(error)
  await flushPromises()
  return kit.toast.getState()
}

describe('watchFailureToasts', () => {
  it('shows that a connect failed or was declined', async () => {
    expect(await failOn('Connect', errorOf('connection/rejected'))).toMatchObject({ message: 'connecting.declined' })
    expect(await failOn('Connect', new Error('?'))).toMatchObject({ message: 'connecting.failed', variant: 'error' })
  })

  it('shows nothing twice, nothing after the user closed the modal, and nothing when the connect was cancelled', async () => {
    expect(await failOn('ConnectingExternal', new Error('?'))).toMatchObject({ open: false })
    expect(await failOn(undefined, new Error('?'))).toMatchObject({ open: false })
    expect(await failOn('Connect', errorOf('connection/aborted'))).toMatchObject({ open: false })
    expect(await failOn('Connect', errorOf('network/offline'), 'walletConnect')).toMatchObject({ open: false })
  })

  it('shows a failed disconnect even when nothing is open', async () => {
    const { kit, alpha, connectAlpha } = await createTestKit()
    await connectAlpha()
    alpha.failDisconnect = () => new Error('?')
    await kit.disconnect().catch(() => {})
    expect(kit.toast.getState()).toMatchObject({ message: 'toast.disconnectFailed' })
  })

  it('shows a failed switch outside of its view, but not one that ended with its connection', async () => {
    for (const [code, message] of [
      ['connection/rejected', 'switchNetwork.declined'],
      ['rpc/failed', 'switchNetwork.failed'],
      ['connection/ended', undefined],
    ] as const) {
      const switchNetwork = () => Promise.reject(errorOf(code))
      const { kit, connectAlpha } = await createTestKit({ switchNetwork })
      await connectAlpha()
      kit.open()
      const done = kit.switchNetwork({ networkId: 'eip155:2' })
      kit.modal.back()
      await expect(done).rejects.toBeInstanceOf(KitError)
      expect(kit.toast.getState()).toMatchObject(message === undefined ? { open: false } : { message })
    }
  })
})
