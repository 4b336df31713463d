import { KitError } from '@kit/core'
import * as fakes from '@kit/fakes'
import { flushPromises } from '@kit/fakes'
import { expect, it } from 'vitest'
import { modal } from '../modal.js'

it('watchOutdated remembers the wallet of an outdated stored connection until a wallet is connected', async () => {
  const before = await fakes.createTestEngine()
  await before.connect('one')
  before.kit.destroy()
  const { kit, one, two } = await fakes.createTestEngine({ ports: before.ports, plugins: [modal()] })
  one.refuse(new KitError('pairing/outdated', { shortMessage: 'Outdated' }))
  await flushPromises()
  expect(kit.modal.getState().outdatedWallet).toBe('one')
  const done = kit.connect({ connectorId: 'two' })
  two.answer({ eip155: two.session('eip155', ['0xb'], 'eip155:1') })
  await done
  expect(kit.modal.getState()).not.toHaveProperty('outdatedWallet')
})
