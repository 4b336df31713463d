import { RpcError } from '@kit/adapter'
import { KitError } from '@kit/core/adapter'
import { createFakeFetch, createFakePorts } from '@kit/testing'
import { describe, expect, it } from 'vitest'
import { broadcastTransaction } from './broadcastTransaction.js'
import { createEsplora } from './createEsplora.js'

const id = '4a5e1e4baab89f3a32518a88c31bc87f618f76673e2cc77ab2127b7afdeda33b'
/** The first Bitcoin transaction. */
const signed = [
  '01000000010000000000000000000000000000000000000000000000000000000000000000ffffffff4d',
  '04ffff001d0104455468652054696d65732030332f4a616e2f32303039204368616e63656c6c6f72206f6e20',
  '6272696e6b206f66207365636f6e64206261696c6f757420666f722062616e6b73ffffffff0100f2052a01000000',
  '434104678afdb0fe5548271967f1a67130b7105cd6a828e03909a67962e0ea1f61deb649f6bc3f4cef38c4f35504e5',
  '1ec112de5c384df7ba0b8d578a4c702b6bf11d5fac00000000',
].join('')
const refusing = (message: string) => async () => {
  throw new RpcError({ shortMessage: message, status: 400 })
}

describe('broadcastTransaction', () => {
  it('returns the transaction ID', async () => {
    expect(await broadcastTransaction(async () => `${id}\n`, signed)).toBe(id)
  })

  it('reports an unknown status when the endpoint returns the ID of another transaction', async () => {
    const other = 'a'.repeat(64)
    await expect(broadcastTransaction(async () => other, signed)).rejects.toMatchObject({
      code: 'transaction/maybeSent',
      details: `Transaction: ${id}`,
    })
  })

  it.each([
    'sendrawtransaction RPC error: {"code":-27,"message":"Transaction already in block chain"}',
    'sendrawtransaction RPC error: {"code":-27,"message":"Transaction outputs already in utxo set"}',
    'txn-already-in-mempool',
    'txn-already-known',
  ])('returns the ID of a transaction that the network already has: %s', async (known) => {
    expect(await broadcastTransaction(refusing(known), signed)).toBe(id)
  })

  it('rejects a transaction that the network refuses', async () => {
    for (const message of ['min relay fee not met', 'unknown error', 'an input is already spent'])
      await expect(broadcastTransaction(refusing(message), signed)).rejects.toMatchObject({
        code: 'transaction/reverted',
      })
  })

  it('reports an unknown status when an endpoint refuses the transaction after a lost response', async () => {
    const urls = ['https://one.example', 'https://two.example']
    for (const message of ['bad-txns-inputs-missingorspent', 'min relay fee not met']) {
      const fetch = createFakeFetch((url) =>
        url.startsWith('https://one') ? { status: 504, body: 'late' } : { status: 400, body: message },
      )
      const esplora = createEsplora({ id: 'bip122:a', rpcUrls: urls } as never, createFakePorts({ fetch }))
      await expect(broadcastTransaction(esplora, signed)).rejects.toMatchObject({
        code: 'transaction/maybeSent',
        details: `Transaction: ${id}`,
        cause: { code: 'transaction/reverted', details: message },
      })
    }
  })

  it('reports an unknown status when no endpoint responds', async () => {
    const silent = async () => {
      throw new KitError('rpc/timedOut', { shortMessage: 'Late.' })
    }
    await expect(broadcastTransaction(silent, signed)).rejects.toMatchObject({
      code: 'transaction/maybeSent',
      details: `Transaction: ${id}`,
    })
  })
})
