import { createTestEngine } from '@kit/fakes'
import { describe, expect, it } from 'vitest'

describe('watchAccounts', () => {
  it('emits a changed or missing account once with its namespace', async () => {
    const { connect, events, kit, one } = await createTestEngine()
    await connect('one', ['0xA'])
    one.emit('eip155', { type: 'networkChanged', networkId: 'eip155:2' })
    const [, other] = [one.session('eip155', ['0xA'], 'eip155:1'), one.session('eip155', ['0xB', '0xA'], 'eip155:1')]
    one.emit('eip155', { type: 'accountsChanged', accounts: other.accounts })
    await kit.disconnect()
    expect(events('account/changed').map(({ namespace, address }) => [namespace, address])).toEqual([
      ['eip155', '0xA'],
      ['eip155', '0xB'],
      ['eip155', undefined],
    ])
  })

  it('emits nothing after it was stopped', async () => {
    const { connect, events, kit } = await createTestEngine()
    await connect('one', ['0xA'])
    kit.destroy()
    expect(events('account/changed')).toHaveLength(1)
  })
})
