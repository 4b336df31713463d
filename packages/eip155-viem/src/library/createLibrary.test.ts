import { devChain } from '@kit/devnet'
import { toNetwork } from '@kit/eip155'
import { createFakePorts } from '@kit/testing'
import { custom } from 'viem'
import { describe, expect, it } from 'vitest'
import type { Eip155Options } from '../ViemAdapter.js'
import { createLibrary } from './createLibrary.js'

const chain = devChain({ chainId: 31337, url: 'https://one.example' })
const create = (options: Partial<Eip155Options> = {}, networks: Eip155Options['networks'] = [chain]) =>
  createLibrary(
    { networks, ...options },
    { ports: createFakePorts(), networks: networks.map((each) => toNetwork(each)) },
  )

describe('createLibrary', () => {
  it("reads through the app's own transport", async () => {
    const requested: string[] = []
    const transport = custom({
      async request({ method }) {
        requested.push(method)
        return '0x10'
      },
    })
    const { getBalance } = create({ transports: { 31337: transport } })
    const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
    expect(await getBalance({ network: toNetwork(chain), address })).toMatchObject({ value: 16n })
    expect(requested).toEqual(['eth_getBalance'])
  })

  it('reports a network without an endpoint', async () => {
    const bare = { ...chain, rpcUrls: { default: { http: [] } } }
    const { chains, getPublicClient } = create({}, [bare])
    expect(() => chains.getRequest('eip155:31337')).toThrow(expect.objectContaining({ code: 'rpc/notConfigured' }))
    await expect(getPublicClient('eip155:31337')).rejects.toMatchObject({ code: 'rpc/notConfigured' })
  })

  it('reports a network that is not configured', () => {
    expect(() => create().chains.getRequest('eip155:1')).toThrow(
      expect.objectContaining({ code: 'network/notConfigured' }),
    )
  })

  it('has no names on a network without a universal resolver', () => {
    expect(create({}, [{ ...chain, contracts: {} }]).chains.getNames('eip155:31337')).toBeUndefined()
  })
})
