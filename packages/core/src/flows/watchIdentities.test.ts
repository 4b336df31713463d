import { createTestEngine, flushPromises } from '@kit/fakes'
import { describe, expect, it } from 'vitest'
import type { Adapter } from '../adapter/Adapter.js'
import type { Identity } from '../chain/Identity.js'

type Names = Record<string, Identity>

const alice: Identity = { name: 'alice.eth', avatar: 'https://pictures.example/alice.png' }
const noIdentity: Identity = { name: undefined, avatar: undefined }

function readerOf(names: Names, requested: string[] = []): NonNullable<Adapter['getIdentity']> {
  return async ({ network, address }) => {
    requested.push(`${network.id} ${address}`)
    return names[`${network.id} ${address}`] ?? noIdentity
  }
}

async function connected(names: Names = { 'eip155:1 0xA': alice }) {
  const engine = await createTestEngine({ eip155: { getIdentity: readerOf(names) } })
  await engine.connect('one', ['0xA'])
  await flushPromises()
  const identity = () => engine.kit.namespace('eip155').account.getState().identity
  return { ...engine, names, identity }
}

type Connected = Awaited<ReturnType<typeof connected>>

/** Opens the next page of the same user, before anything is read from a chain. */
async function reload({ kit, ports }: Pick<Connected, 'kit' | 'ports'>, getIdentity = readerOf({})) {
  kit.destroy()
  const engine = await createTestEngine({ ports, eip155: { getIdentity } })
  await flushPromises()
  return { ...engine, identity: () => engine.kit.namespace('eip155').account.getState().identity }
}

describe('watchIdentities', () => {
  it('shows a stored name immediately after a reload, and when the wallet has answered', async () => {
    const { identity, one } = await reload(await connected())
    expect(identity()).toMatchObject({ data: alice })
    one.answer({ eip155: one.session('eip155', ['0xA'], 'eip155:1') })
    await flushPromises()
    expect(identity()).toMatchObject({ data: alice })
  })

  it('shows the name on another network that has none', async () => {
    const { identity, one } = await connected()
    one.emit('eip155', { type: 'networkChanged', networkId: 'eip155:2' })
    expect(identity()).toMatchObject({ data: alice })
    await flushPromises()
    expect(identity()).toMatchObject({ status: 'success', data: alice })
  })

  it('does not show the name for another account', async () => {
    const { identity, one } = await connected()
    one.emit('eip155', { type: 'accountsChanged', accounts: [{ namespace: 'eip155', address: '0xB', type: 'eoa' }] })
    await flushPromises()
    expect(identity()).toEqual({ status: 'success', data: noIdentity })
  })

  it('reads the name again when the user opens the account, and removes it once its network does', async () => {
    const requested: string[] = []
    const { identity, viewAccounts, one } = await reload(await connected(), readerOf({}, requested))
    one.answer({ eip155: one.session('eip155', ['0xA'], 'eip155:1') })
    await flushPromises()
    expect(requested).toEqual([])
    viewAccounts()
    await flushPromises()
    expect(requested).toEqual(['eip155:1 0xA'])
    expect(identity()).toEqual({ status: 'success', data: noIdentity })
  })

  it('removes the name with the wallet', async () => {
    const first = await connected()
    await first.kit.disconnect()
    expect(first.ports.stored.get('kit.state')).not.toContain('alice')
    const { identity } = await reload(first)
    expect(identity()).toEqual({ status: 'idle' })
  })

  it.each([
    ['no list', '7'],
    ['a script for a picture', '[{"address":"0xA","networkId":"eip155:1","avatar":"javascript:alert(1)"}]'],
    ['no network', '[{"address":"0xA","networkId":"solana:1","name":"evil"}]'],
    ['a flood', `[{"address":"${'x'.repeat(300)}","networkId":"eip155:1","name":"evil"}]`],
  ])('ignores a stored name when storage holds %s', async (_, text) => {
    const first = await connected()
    const stored = JSON.parse(first.ports.stored.get('kit.state') ?? '')
    stored.namespaces.eip155.connections[0].identities = JSON.parse(text)
    first.kit.destroy()
    first.ports.stored.set('kit.state', JSON.stringify(stored))
    const { identity, kit } = await reload(first)
    expect(kit.active.getState().account?.address).toBe('0xA')
    expect(identity()).toEqual({ status: 'idle' })
  })
})
