import { createApiClient } from '@kit/api'
import { KitError } from '@kit/core'
import type { Adapter } from '@kit/core/adapter'
import { createFakePorts } from '@kit/fakes'
import { describe, expect, it } from 'vitest'
import { resolveRecipient } from './resolveRecipient.js'

const bob = '0xb0b000'

/** Resolves a name with a chain and with a service that has one record, of the name `registered`, for any name. */
function resolve(name: string, registered: string, resolveName: () => Promise<string | undefined>) {
  const record = { name: registered, registered_at: null, updated_at: null, attributes: [], addresses: {} }
  const { clock } = createFakePorts()
  const fetch = async () => ({
    ok: true,
    status: 200,
    headers: { get: () => null },
    json: async () => ({ ...record, addresses: { 60: { address: bob, created_at: null } } }),
    text: async () => '',
    arrayBuffer: () => Promise.reject(new Error('no bytes')),
  })
  const api = createApiClient({ baseUrl: 'https://api.example/', projectId: 'app', fetch, clock })
  const adapter = {
    namespace: 'eip155',
    isAddress: (value: string) => value.startsWith('0x'),
    loadCapabilities: async () => ({ resolveName }),
  }
  const query = {
    text: name,
    network: { id: 'eip155:1' },
    adapter: adapter as never as Adapter,
    others: new Map(),
    api,
  }
  return resolveRecipient(query as never as Parameters<typeof resolveRecipient>[0], new AbortController().signal)
}

const none = async () => undefined
const offchain = () => Promise.reject(new KitError('name/offchain', { shortMessage: 'Off-chain.' }))

describe('resolveRecipient', () => {
  it.each([
    ['the chain does not know', none],
    ['the chain redirects to a gateway', offchain],
  ])('resolves a name with the service that %s', async (_, chain) => {
    const ready = { status: 'ready', address: bob, name: 'bob.kit.test' }
    expect(await resolve('Bob.kit.test', 'bob.kit.test', chain)).toMatchObject(ready)
  })

  it('rejects a record of another name', async () => {
    expect(await resolve('alice.kit.test', 'bob.kit.test', none)).toEqual({ status: 'invalid', reason: 'unknownName' })
  })

  it.each([
    ['bob.eth', none, 'unknownName'],
    ['pay.bob.eth', offchain, 'offchainName'],
    ['bob.sol', none, 'unknownName'],
  ] as const)('never takes %s, whose registry is on a chain, from the service', async (name, chain, reason) => {
    expect(await resolve(name, name, chain)).toEqual({ status: 'invalid', reason })
  })
})
