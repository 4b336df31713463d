import { codeOf, createFakeAdapter, createFakePorts, flushPromises } from '@kit/fakes'
import { describe, expect, it } from 'vitest'
import { createKit } from '../kit/createKit.js'
import type { Kit } from '../kit/Kit.js'
import { type CompanyProvider, companyWallet } from '../testing/companyWallet.js'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** Creates a provider with fixed answers, and records its requests. */
function createProvider(answers: { [method: string]: unknown } = {}) {
  const requested: string[] = []
  const listeners = new Map<string, Set<(detail: unknown) => void>>()
  const provider: CompanyProvider = {
    async request({ method }) {
      requested.push(method)
      const answer = { eth_requestAccounts: [address], eth_accounts: [address], eth_chainId: '0x1', ...answers }[method]
      if (answer instanceof Error) throw answer
      return answer
    },
    on: (event, listener) => void listeners.set(event, (listeners.get(event) ?? new Set()).add(listener)),
    removeListener: (event, listener) => void listeners.get(event)?.delete(listener),
  }
  const emit = (event: string, detail: unknown) => {
    for (const listener of [...(listeners.get(event) ?? [])]) listener(detail)
  }
  const listening = () => [...listeners.values()].reduce((sum, { size }) => sum + size, 0)
  return { provider, requested, emit, listening }
}

async function createPage(provider: unknown, stored?: Map<string, string>) {
  const fake = createFakePorts()
  for (const [key, value] of stored ?? []) fake.stored.set(key, value)
  const read = (name: string) => (name === 'companyWallet' ? provider : undefined)
  const kit: Kit = createKit({
    metadata: { name: 'Test', description: '', url: 'https://dapp.example', icons: [] },
    adapters: [() => createFakeAdapter('eip155', [])],
    connectors: [companyWallet()],
    ports: { ...fake, announcements: { ...fake.announcements, read } },
  })
  kit.start()
  await kit.preload()
  await flushPromises()
  return { kit, stored: fake.stored }
}

const connectorId = 'example.company'

describe('a custom connector', () => {
  it('connects, and follows its wallet to other accounts and networks', async () => {
    const wallet = createProvider()
    const { kit } = await createPage(wallet.provider)
    await kit.connect({ connectorId })
    expect(kit.active.getState()).toMatchObject({ account: { address }, network: { id: 'eip155:1' } })
    wallet.emit('accountsChanged', [other, '<script>'])
    wallet.emit('chainChanged', '0x2')
    wallet.emit('chainChanged', { no: 'network' })
    expect(kit.active.getState()).toMatchObject({ account: { address: other }, network: { id: 'eip155:2' } })
  })

  it('disconnects with its wallet and leaves no listener behind', async () => {
    const wallet = createProvider()
    const { kit } = await createPage(wallet.provider)
    await kit.connect({ connectorId })
    wallet.emit('accountsChanged', [])
    await flushPromises()
    expect(kit.active.getState().status).toBe('disconnected')
    expect(wallet.listening()).toBe(0)
  })

  it('reconnects after a reload without prompting', async () => {
    const before = await createPage(createProvider().provider)
    await before.kit.connect({ connectorId })
    before.kit.destroy()
    const wallet = createProvider()
    const { kit } = await createPage(wallet.provider, before.stored)
    expect(kit.active.getState()).toMatchObject({ status: 'connected', account: { address } })
    expect(wallet.requested).not.toContain('eth_requestAccounts')
  })

  it('reports a rejection, and a page that is open in another browser', async () => {
    const refusal = Object.assign(new Error('User rejected.'), { code: 4001 })
    const { kit } = await createPage(createProvider({ eth_requestAccounts: refusal }).provider)
    expect(await codeOf(kit.connect({ connectorId }))).toBe('connection/rejected')
    const elsewhere = await createPage({ request: 'nothing that can be called' })
    expect(await codeOf(elsewhere.kit.connect({ connectorId }))).toBe('connector/notFound')
  })
})
