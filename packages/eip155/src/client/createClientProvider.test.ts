import type { WithWallet } from '@kit/core/adapter'
import { createFakePorts } from '@kit/testing'
import { describe, expect, it } from 'vitest'
import { createClientProvider } from './createClientProvider.js'

/** Creates a provider for Ethereum over a wallet that is on the given chain, whatever the kit knows. */
function start(chainId: string) {
  const asked: { readonly method: string; readonly params?: unknown }[] = []
  const wallet = {
    async request(call: (typeof asked)[number]) {
      if (call.method === 'eth_chainId') return chainId
      asked.push(call)
      return '0x51'
    },
  }
  const withWallet = (async (_, work) => {
    const network = { id: 'eip155:1', namespace: 'eip155', reference: 1 }
    return work({ provider: wallet, network, signal: new AbortController().signal } as never)
  }) as WithWallet
  const provider = createClientProvider({
    withWallet,
    connectionId: 'one',
    address: '0xaa',
    networkId: 'eip155:1',
    request: async () => undefined,
    clock: createFakePorts().clock,
  })
  return { asked, provider }
}

describe('createClientProvider', () => {
  it('sends with the chain ID of its network, so that a wallet which switched at the last moment refuses', async () => {
    const { asked, provider } = start('0x1')
    const transaction = { from: '0xaa', to: '0xbb', value: '0x5' }
    await provider.request({ method: 'eth_sendTransaction', params: [transaction] })
    expect(asked).toEqual([{ method: 'eth_sendTransaction', params: [{ ...transaction, chainId: '0x1' }] }])
  })

  it.each([undefined, null])(
    'sends with the chain ID of its network if that of the transaction is %s',
    async (chainId) => {
      const { asked, provider } = start('0x1')
      await provider.request({ method: 'eth_sendTransaction', params: [{ to: '0xbb', chainId }] })
      expect(asked[0]?.params).toEqual([{ to: '0xbb', chainId: '0x1' }])
    },
  )

  it('sends nothing while the wallet is on another network, also if the kit was not told', async () => {
    const { asked, provider } = start('0x89')
    const sent = provider.request({ method: 'eth_sendTransaction', params: [{ from: '0xaa', to: '0xbb' }] })
    await expect(sent).rejects.toMatchObject({ code: 4901 })
    expect(asked).toEqual([])
    // Its own network is part of what is signed.
    await provider.request({ method: 'personal_sign', params: ['0x00', '0xaa'] })
    expect(asked).toEqual([{ method: 'personal_sign', params: ['0x00', '0xaa'] }])
  })
})
