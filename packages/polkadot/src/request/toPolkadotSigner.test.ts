import { describe, expect, it } from 'vitest'
import { networkOf, setUp } from '../testing/setUp.js'
import { toPolkadotSigner } from './toPolkadotSigner.js'

const address = '5CcyqxXnJucaCnQQvvUg5EPzj1uoNAxACZvzArHw5aVDvgNH'

describe('toPolkadotSigner with a paired wallet', () => {
  const account = { namespace: 'polkadot', address, type: 'eoa' }
  const paired = (answer: unknown) => {
    const requested: unknown[][] = []
    const request = async (...args: unknown[]) => {
      requested.push(args)
      return answer
    }
    return { requested, provider: { request } }
  }

  it('signs a message by polkadot_signMessage on the requested network', async () => {
    const { adapter } = await setUp([networkOf('a')])
    const signature = `0x${'ab'.repeat(64)}`
    for (const answer of [{ signature }, signature]) {
      const { requested, provider } = paired(answer)
      const network = networkOf('a')
      expect(await adapter.signMessage({ provider, account, network, message: 'hello' })).toBe(signature)
      const params = { address, message: '<Bytes>hello</Bytes>' }
      expect(requested[0]?.slice(0, 2)).toEqual([{ method: 'polkadot_signMessage', params }, network.id])
    }
  })

  it.each([undefined, null, {}, { signature: 7 }, { signature: '0x12' }, 'no'])(
    'refuses the response %j',
    async (answer) => {
      const { adapter } = await setUp([networkOf('a')])
      const { provider } = paired(answer)
      const signed = adapter.signMessage({ provider, account, network: networkOf('a'), message: 'hello' })
      await expect(signed).rejects.toMatchObject({ code: 'wallet/invalidResponse' })
    },
  )

  it('rejects bytes that are not text before the wallet is prompted', async () => {
    const { requested, provider } = paired(`0x${'ab'.repeat(64)}`)
    const signer = toPolkadotSigner({ provider, account: { ...account, type: 'eoa' }, network: networkOf('a') })
    const signing = signer.signBytes(Uint8Array.of(0xff), undefined)
    await expect(signing).rejects.toMatchObject({ code: 'wallet/unsupportedMethod' })
    expect(requested).toEqual([])
  })

  it('switches to any configured network', async () => {
    const second = networkOf('b')
    const { adapter, signal } = await setUp([networkOf('a'), second])
    const { provider } = paired(undefined)
    expect(await adapter.switchNetwork({ provider, network: second, signal })).toBe(second.id)
  })

  it('rejects an invalid provider', async () => {
    const { adapter } = await setUp([networkOf('a')])
    for (const provider of [undefined, {}, { signer: 'x' }]) {
      const signed = adapter.signMessage({ provider, account, network: networkOf('a'), message: 'hello' })
      await expect(signed).rejects.toMatchObject({ code: 'wallet/invalidProvider' })
    }
  })
})
