import { codeOf, createTestEngine, flushPromises } from '@kit/fakes'
import { describe, expect, it } from 'vitest'
import type { Adapter } from '../adapter/Adapter.js'
import { KitError } from '../error/KitError.js'
import type { KitSettings } from '../state/KitSettings.js'

const transaction = { to: '0xC', value: 1n }

/** Creates a chain that records the network of each wallet request, and answers a switch as told. */
async function connected(
  answerSwitch: Adapter['switchNetwork'] = async ({ network }) => network.id,
  settings: Partial<KitSettings> = {},
) {
  const requested: string[] = []
  const ask =
    (name: string) =>
    async ({ network, account }: { network: { id: string }; account: { address: string } }) => {
      requested.push(`${name} ${network.id} ${account.address}`)
      return '0xhash'
    }
  const engine = await createTestEngine({
    settings,
    eip155: {
      sendTransaction: ask('send'),
      transfer: ask('transfer'),
      signMessage: ask('sign'),
      signTypedData: ask('type'),
      ...(answerSwitch && {
        switchNetwork: (call) => {
          requested.push(`switch ${call.network.id}`)
          return answerSwitch(call)
        },
      }),
    },
    solana: { signMessage: ask('solana') },
  })
  await engine.connect('one', ['0xA', '0xB'])
  return { ...engine, requested }
}

describe('a request with a networkId', () => {
  it('reaches the wallet immediately when it is on the network', async () => {
    const { kit, requested } = await connected()
    await kit.sendTransaction({ ...transaction, networkId: 'eip155:1' })
    expect(requested).toEqual(['send eip155:1 0xA'])
  })

  it('switches a wallet on another network first, for every kind of request', async () => {
    const { kit, requested } = await connected()
    const networkId = 'eip155:2'
    await kit.sendTransaction({ ...transaction, networkId })
    await kit.transfer({ to: '0xC', amount: 1n, networkId: 'eip155:1' })
    await kit.signMessage({ message: '', networkId })
    const typedData = { domain: {}, types: { A: [] }, primaryType: 'A' as const, message: {} }
    await kit.signTypedData({ typedData, networkId: 'eip155:1', address: '0xB' })
    expect(requested).toEqual([
      'switch eip155:2',
      'send eip155:2 0xA',
      'switch eip155:1',
      'transfer eip155:1 0xA',
      'switch eip155:2',
      'sign eip155:2 0xA',
      'switch eip155:1',
      'type eip155:1 0xB',
    ])
    expect(kit.active.getState().network?.id).toBe('eip155:1')
  })

  it('uses the same switch as any other, and shows its progress', async () => {
    const { kit } = await connected(() => new Promise(() => {}))
    const done = codeOf(kit.sendTransaction({ ...transaction, networkId: 'eip155:2' }))
    await flushPromises()
    expect(kit.networkSwitch.getState()).toEqual({ status: 'waiting', networkId: 'eip155:2' })
    kit.destroy()
    expect(await done).toBe('connection/aborted')
  })

  it('sends nothing when the user declines to switch', async () => {
    const { kit, requested } = await connected(async () => {
      throw new KitError('connection/rejected', { shortMessage: 'No.' })
    })
    expect(await codeOf(kit.sendTransaction({ ...transaction, networkId: 'eip155:2' }))).toBe('connection/rejected')
    expect(requested).toEqual(['switch eip155:2'])
  })

  it('rejects where the wallet cannot switch, or the app forbids it', async () => {
    const fixed = await connected(null as never)
    expect(await codeOf(fixed.kit.sendTransaction({ ...transaction, networkId: 'eip155:2' }))).toBe('network/mismatch')
    const forbidden = await connected(undefined, { enableNetworkSwitch: false })
    expect(await codeOf(forbidden.kit.signMessage({ message: '', networkId: 'eip155:2' }))).toBe('network/mismatch')
    expect([...fixed.requested, ...forbidden.requested]).toEqual([])
  })

  it('rejects when the wallet changes network between the switch and the request', async () => {
    const { kit, requested, one } = await connected()
    // Called after the switch is confirmed and before waiting requests continue.
    const end = kit.networkSwitch.subscribe(() => {
      if (kit.networkSwitch.getState().status === 'idle')
        one.emit('eip155', { type: 'networkChanged', networkId: 'eip155:1' })
    })
    expect(await codeOf(kit.transfer({ to: '0xC', amount: 1n, networkId: 'eip155:2' }))).toBe('network/mismatch')
    expect(requested).toEqual(['switch eip155:2'])
    end()
  })

  it('keeps the wallet and the account that it started with', async () => {
    let agree = () => {}
    const { kit, requested, connect } = await connected(
      ({ network }) =>
        new Promise((resolve) => {
          agree = () => resolve(network.id)
        }),
    )
    const done = codeOf(kit.sendTransaction({ ...transaction, networkId: 'eip155:2' }))
    await flushPromises()
    kit.setActive({ address: '0xB' })
    agree()
    expect(await done).toBe('fulfilled')
    expect(requested).toEqual(['switch eip155:2', 'send eip155:2 0xA'])
    const other = codeOf(kit.sendTransaction({ ...transaction, networkId: 'eip155:1' }))
    await flushPromises()
    await connect('two')
    agree()
    expect(await other).toBe('fulfilled')
    expect(requested.slice(2)).toEqual(['switch eip155:1', 'send eip155:1 0xB'])
  })

  it('rejects before a switch if it is typed data for another chain', async () => {
    const { kit, requested } = await connected()
    const typed = (chainId: unknown) => ({
      domain: { chainId },
      types: { A: [] },
      primaryType: 'A' as const,
      message: {},
    })
    for (const chainId of [1, 1n, '1', '0x1'])
      expect(await codeOf(kit.signTypedData({ typedData: typed(chainId), networkId: 'eip155:2' }))).toBe(
        'network/mismatch',
      )
    expect(requested).toEqual([])
    await kit.signTypedData({ typedData: typed('0x2'), networkId: 'eip155:2' })
    expect(requested).toEqual(['switch eip155:2', 'type eip155:2 0xA'])
  })

  it("uses the wallet of the network's namespace, and never one of another namespace", async () => {
    const { kit, requested, connect } = await connected()
    await connect('sol', ['S'], 'solana')
    await kit.setActive({ namespace: 'eip155' })
    await kit.signMessage({ message: '', networkId: 'solana:1' })
    expect(requested).toEqual(['solana solana:1 S'])
    const namespace = 'eip155'
    expect(await codeOf(kit.signMessage({ message: '', networkId: 'solana:1', namespace }))).toBe('network/mismatch')
    const connectionId = 'eip155:one'
    expect(await codeOf(kit.signMessage({ message: '', networkId: 'solana:1', connectionId }))).toBe('network/mismatch')
    expect(requested).toHaveLength(1)
  })

  it('does not prompt an inactive wallet to switch, since that would switch the active one', async () => {
    const { kit, requested, connect } = await connected()
    await connect('two')
    const connectionId = 'eip155:one'
    const code = await codeOf(kit.sendTransaction({ ...transaction, connectionId, networkId: 'eip155:2' }))
    expect(code).toBe('network/mismatch')
    expect(requested).toEqual([])
  })

  it('names the invalid network', async () => {
    const { kit } = await connected()
    expect(await codeOf(kit.signMessage({ message: '', networkId: 'eip155:99' }))).toBe('network/notConfigured')
    expect(await codeOf(kit.signMessage({ message: '', networkId: 'no' as never }))).toBe('caip/invalidNetworkId')
  })
})
