import { isKitError } from '@kit/core/adapter'
import { PublicKey, TransactionMessage, VersionedTransaction } from '@solana/web3.js'
import { describe, expect, it } from 'vitest'
import { setUp } from '../testing/setUp.js'

const chain = { url: 'http://127.0.0.1:9', genesisHash: '1'.repeat(44) }
const trap = () => {
  throw new Error('trap')
}
const revoked = () => {
  const { proxy, revoke } = Proxy.revocable([], {})
  revoke()
  return proxy
}

const traps: readonly (readonly [string, () => unknown])[] = [
  ['a list that throws on access', revoked],
  ['a list whose items throw', () => new Proxy([1], { get: trap })],
  ['a response whose every member throws', () => [new Proxy({}, { get: trap })]],
  ['members whose every member throws', () => [{ signature: new Proxy({}, { get: trap }), account: revoked() }]],
  ['nothing in a list', () => [undefined]],
]

describe('wallet in the page', () => {
  it.each(traps)('gets a typed error when it returns %s', async (_, make) => {
    const names = ['signMessage', 'signTransaction', 'signAndSendTransaction', 'signIn']
    const responses = Object.fromEntries(names.map((name) => [`solana:${name}`, make]))
    const { adapter, devnetCall: call } = await setUp(chain, { behavior: { responses } })
    const payerKey = new PublicKey(call.account.address)
    const message = new TransactionMessage({ payerKey, instructions: [], recentBlockhash: '1'.repeat(32) })
    const transaction = new VersionedTransaction(message.compileToLegacyMessage())
    for (const requested of [
      () => adapter.signMessage({ ...call, message: 'x' }),
      () => adapter.signTransactions({ ...call, transactions: [transaction] }),
      () => adapter.signAndSendTransaction({ ...call, transaction }),
      () => adapter.signIn(call),
    ]) {
      const outcome = await requested().catch((error: unknown) => error)
      expect(isKitError(outcome)).toBe(true)
    }
  })
})
