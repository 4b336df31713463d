import { createKit, type Kit } from '@kit/core'
import { createFakePorts } from '@kit/testing'
import { createPolkadotTestWallet } from '@kit/testing/polkadot'
import { afterEach, describe, expect, it } from 'vitest'
import { polkadot } from './polkadot.js'
import { networkOf } from './testing/setUp.js'

const kits: Kit[] = []
afterEach(() => {
  for (const kit of kits.splice(0)) kit.destroy()
})

/** Returns a connected kit. These tests need no node. */
async function connect() {
  const ports = createFakePorts()
  const wallet = createPolkadotTestWallet({ name: 'talisman' })
  wallet.announce(ports.announcements.page)
  const kit = createKit({
    metadata: { name: 'Test', description: 'Test', url: 'https://dapp.example', icons: [] },
    adapters: [polkadot({ networks: [networkOf('a')] })],
    ports,
  })
  kits.push(kit)
  kit.start()
  await kit.connect({ connectorId: 'talisman' })
  const [first = '', second = '', third = ''] = wallet.addresses
  return { kit, wallet, first, second, third, active: () => kit.active.getState().account?.address }
}

describe('active account', () => {
  it('stays when the extension hides another account, reorders accounts or shares more', async () => {
    const { kit, wallet, first, second, third, active } = await connect()
    kit.setActive({ address: third })
    for (const addresses of [
      [second, third],
      [third, second],
      [first, second, third],
      [second, third],
    ]) {
      wallet.emit(addresses.map((address) => ({ address })))
      expect(kit.connections.getState().connections[0]?.accounts.map(({ address }) => address)).toEqual(addresses)
      expect(active()).toBe(third)
    }
  })

  it('disconnects with all others hidden, and returns when the extension shares it again', async () => {
    const { kit, wallet, second, third, active } = await connect()
    kit.setActive({ address: third })
    wallet.emit([])
    expect([kit.active.getState().status, active()]).toEqual(['disconnected', undefined])
    wallet.emit([{ address: second }, { address: third }])
    expect([kit.active.getState().status, active()]).toEqual(['connected', third])
  })

  it('changes when the extension hides it', async () => {
    const { kit, wallet, first, second, third, active } = await connect()
    kit.setActive({ address: third })
    wallet.emit([{ address: first }, { address: second }])
    expect(active()).toBe(first)
  })
})
