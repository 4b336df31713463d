import { codeOf, createTestEngine, flushPromises } from '@kit/fakes'
import { modal } from '@kit/modal'
import { describe, expect, it, vi } from 'vitest'
import { send } from './send.js'

const bob = '0xbbbb000000000000000000000000000000002222'

async function start(transfer = async (): Promise<string> => '0xhash') {
  const engine = await createTestEngine({
    plugins: [send(), modal()],
    eip155: {
      isAddress: (value) => /^0x\w{6,}$/.test(value),
      getBalance: async () => ({ value: 10n ** 20n, decimals: 18, symbol: 'X' }),
      switchNetwork: async ({ network }) => network.id,
      transfer,
    },
  })
  return { ...engine, form: () => engine.kit.plugins.send.state.getState() }
}

describe('a transfer request of an app', () => {
  it('fills in and locks the form on its network, and resolves with the hash', async () => {
    const { connect, form, kit } = await start()
    await connect('one')
    const requested = kit.open({ view: 'WalletSend', data: { amount: '0.5', chainId: 2, to: bob } })
    await vi.waitFor(() => expect(kit.modal.getState().open).toBe(true))
    expect(form()).toMatchObject({ amount: '0.5', to: bob, locked: ['token', 'amount', 'to'], validation: 'review' })
    expect(form().origin?.networkId).toBe('eip155:2')
    kit.plugins.send.edit({ amount: '9', to: '0x99999999' })
    expect(form()).toMatchObject({ amount: '0.5', to: bob })
    await kit.plugins.send.submit()
    expect(await requested).toEqual({ hash: '0xhash' })
  })

  it('ends when the user leaves', async () => {
    const { connect, form, kit } = await start()
    await connect('one')
    const requested = kit.open({ view: 'WalletSend', data: { to: bob } })
    await vi.waitFor(() => expect(kit.modal.getState().open).toBe(true))
    kit.close()
    expect(await codeOf(requested)).toBe('modal/dismissed')
    expect(form()).toMatchObject({ to: '', locked: [] })
  })

  it('resolves with the wallet’s response, even if the user closed the modal', async () => {
    let answer = (_: string): void => undefined
    const { connect, form, kit } = await start(
      () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    )
    await connect('one')
    const requested = kit.open({ view: 'WalletSend', data: { to: bob, amount: '1' } })
    await vi.waitFor(() => expect(kit.modal.getState().open).toBe(true))
    void kit.plugins.send.submit()
    await vi.waitFor(() => expect(form().status).toBe('requesting'))
    kit.close()
    await flushPromises()
    answer('0xlate')
    expect(await requested).toEqual({ hash: '0xlate' })
  })

  it('rejects immediately if it can’t be sent', async () => {
    const { connect, kit } = await start()
    const open = (data: object) => codeOf(kit.open({ view: 'WalletSend', data }))
    expect(await open({ to: bob })).toBe('connection/notConnected')
    await connect('one')
    for (const data of [
      { amount: '1e5' },
      { amount: '-1' },
      { amount: '0' },
      { amount: 5 },
      { to: 'invalid' },
      { to: '' },
      { chainId: {} },
      { chainId: 'solana:1', namespace: 'eip155' },
      { namespace: 'nowhere' },
    ])
      expect(await open(data), JSON.stringify(data)).toBe('send/invalidRequest')
    expect(await open({ amount: `0.${'1'.repeat(19)}` })).toBe('amount/invalid')
    expect(await open({ assetAddress: '0xtoken' })).toBe('send/invalidRequest')
    expect(await open({ namespace: 'solana' })).toBe('connection/notConnected')
    expect(kit.modal.getState().open).toBe(false)
  })
})
