import type { Account } from '@kit/core/adapter'
import { createFakePorts } from '@kit/testing'
import { bitcoinForms, signBitcoinMessage } from '@kit/testing/bitcoin'
import { base64, hex } from '@scure/base'
import { describe, expect, it } from 'vitest'
import { bitcoin } from '../bitcoin.js'
import { verifyBitcoinMessage } from '../message/verifyBitcoinMessage.js'
import { bitcoinRegtest } from '../network/bitcoinNetworks.js'

const network = bitcoinRegtest({ esploraUrls: [] })
const adapter = bitcoin({ networks: [network] })({ ports: createFakePorts() })
const { payment, ordinals } = bitcoinForms(new Uint8Array(32).fill(1), 'regtest', 'p2wpkh')
const account: Account = { namespace: 'bip122', address: payment.address, type: 'payment' }
const to = bitcoinForms(new Uint8Array(32).fill(2), 'regtest', 'p2wpkh').payment.address
const txid = 'ab'.repeat(32)
const psbt = Uint8Array.of(0x70, 0x73, 0x62, 0x74, 0xff, 1, 0, 0)

const paired = (answer: unknown) => {
  const requested: unknown[] = []
  const provider = {
    request: async (call: { readonly method: string; readonly params?: unknown }, networkId: unknown) => {
      requested.push([call.method, call.params, networkId])
      if (answer instanceof Error) throw answer
      return answer
    },
  }
  return { requested, call: { provider, account, network } }
}

describe('paired wallet', () => {
  it.each([
    ['base64', (signature: string) => ({ address: payment.address, signature })],
    ['hex', (signature: string) => ({ signature: hex.encode(base64.decode(signature)) })],
    ['bare text', (signature: string) => signature],
  ])('signs a message and returns it in %s', async (_, wrap) => {
    const { requested, call } = paired(wrap(signBitcoinMessage(payment, 'Hello', 'simple')))
    const signature = await adapter.signMessage({ ...call, message: 'Hello' })
    expect((await verifyBitcoinMessage({ address: payment.address, message: 'Hello', signature })).status).toBe('valid')
    const params = { account: payment.address, address: payment.address, message: 'Hello', protocol: 'bip322' }
    expect(requested).toEqual([['signMessage', params, network.id]])
  })

  it('sends a transfer with the amount as a string', async () => {
    const { requested, call } = paired({ txid })
    expect(await adapter.transfer({ ...call, to, amount: 12_345n })).toBe(txid)
    const params = { account: payment.address, recipientAddress: to, amount: '12345' }
    expect(requested).toEqual([['sendTransfer', params, network.id]])
  })

  it('signs a PSBT, and broadcasts it on request', async () => {
    const { requested, call } = paired({ psbt: base64.encode(psbt), txid })
    const inputs = [{ address: payment.address, indexes: [0, 2] }]
    const signed = await adapter.signPsbt({ ...call, psbt, inputs, broadcast: true })
    expect(signed).toEqual({ psbt: base64.encode(psbt), txid })
    const signInputs = [0, 2].map((index) => ({ address: payment.address, index }))
    const params = { account: payment.address, psbt: base64.encode(psbt), signInputs, broadcast: true }
    expect(requested).toEqual([['signPsbt', params, network.id]])
  })

  it('returns the addresses of an account with keys and purposes', async () => {
    const publicKey = hex.encode(payment.publicKey)
    const { call } = paired([
      { address: payment.address, publicKey, path: "m/84'/1'/0'/0/0", intention: 'payment' },
      { address: ordinals.address, path: '<b>', intention: 'ordinal' },
      { address: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', intention: 'payment' },
      { address: 'x' },
      null,
    ])
    expect(await adapter.getAccountAddresses(call)).toEqual([
      { namespace: 'bip122', address: payment.address, type: 'payment', publicKey, path: "m/84'/1'/0'/0/0" },
      { namespace: 'bip122', address: ordinals.address, type: 'ordinals' },
    ])
  })

  it.each([[{}], [undefined], [null], [{ txid: 'x', signature: 7, psbt: {} }], ['<b>'], [[]]])(
    'gets a typed error when it returns %j',
    async (answer) => {
      const { call } = paired(answer)
      const invalid = { code: 'wallet/invalidResponse' }
      await expect(adapter.signMessage({ ...call, message: 'x' })).rejects.toMatchObject(invalid)
      await expect(adapter.transfer({ ...call, to, amount: 1000n })).rejects.toMatchObject(invalid)
      await expect(adapter.getAccountAddresses(call)).rejects.toMatchObject(invalid)
      const inputs = [{ address: payment.address, indexes: [0] }]
      await expect(adapter.signPsbt({ ...call, psbt, inputs })).rejects.toMatchObject(invalid)
    },
  )

  it('reports declined requests as rejections, and receives the network with each request', async () => {
    const { call } = paired(Object.assign(new Error('User rejected.'), { code: 5000 }))
    await expect(adapter.transfer({ ...call, to, amount: 1000n })).rejects.toMatchObject({
      code: 'connection/rejected',
    })
    const signal = new AbortController().signal
    expect(await adapter.switchNetwork({ provider: call.provider, network, signal })).toBe(network.id)
  })

  it('fails with a typed error when the provider is not a wallet', async () => {
    for (const provider of [undefined, null, {}, 7])
      await expect(adapter.signMessage({ ...paired({}).call, provider, message: 'x' })).rejects.toMatchObject({
        code: 'wallet/invalidProvider',
      })
  })
})
