import { createTestEngine, flushPromises } from '@kit/fakes'
import { describe, expect, it } from 'vitest'
import type { Adapter } from '../adapter/Adapter.js'
import type { Plugin, PluginContext } from '../kit/Plugin.js'

/** Creates a chain that counts balance reads and answers immediately. */
async function setUp() {
  let fundsArrived: PluginContext['fundsArrived'] = () => {}
  const bridge: Plugin = {
    id: 'bridge',
    setup(context) {
      fundsArrived = context.fundsArrived
    },
  }
  const requested: string[] = []
  const getBalance: NonNullable<Adapter['getBalance']> = async ({ network, address }) => {
    requested.push(`${network.id} ${address}`)
    return { value: BigInt(requested.length), decimals: 18, symbol: 'COIN' }
  }
  const engine = await createTestEngine({ plugins: [bridge], eip155: { getBalance } })
  return { ...engine, requested, fundsArrived }
}

describe('createReads', () => {
  it('reads a value once for all subscribers', async () => {
    const { requested, connect, kit } = await setUp()
    await connect('one', ['0xA'])
    for (let reader = 0; reader < 3; reader++) kit.balanceOf().subscribe(() => {})
    await flushPromises()
    expect(requested).toEqual(['eip155:1 0xA'])
  })

  it('reads nothing on a network that is not configured', async () => {
    const { requested, kit } = await setUp()
    kit.balanceOf({ networkId: 'eip155:999', address: '0xA' }).subscribe(() => {})
    await flushPromises()
    expect(requested).toEqual([])
  })

  it('follows the account of a subscriber to other networks', async () => {
    const { requested, connect, viewAccounts, one } = await setUp()
    await connect('one', ['0xA'])
    viewAccounts()
    await flushPromises()
    one.emit('eip155', { type: 'networkChanged', networkId: 'eip155:2' })
    await flushPromises()
    expect(requested).toEqual(['eip155:1 0xA', 'eip155:2 0xA'])
  })

  it('reads again on request', async () => {
    const { requested, connect, kit } = await setUp()
    await connect('one', ['0xA'])
    kit.balanceOf().subscribe(() => {})
    await flushPromises()
    await kit.refreshBalance()
    expect(requested).toHaveLength(2)
    expect(kit.balanceOf().getState()).toMatchObject({ data: { value: 2n } })
  })

  it('reads the balances of a network again after a plugin reports that funds arrived there', async () => {
    const { requested, connect, fundsArrived, kit } = await setUp()
    await connect('one', ['0xA'])
    kit.balanceOf().subscribe(() => {})
    await flushPromises()
    fundsArrived('eip155:2')
    await flushPromises()
    expect(requested).toHaveLength(1)
    fundsArrived('eip155:1')
    await flushPromises()
    expect(kit.balanceOf().getState()).toMatchObject({ data: { value: 2n } })
  })
})
