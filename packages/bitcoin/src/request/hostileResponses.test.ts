import { isKitError } from '@kit/core/adapter'
import { bitcoinForms } from '@kit/testing/bitcoin'
import { base64 } from '@scure/base'
import { Transaction } from '@scure/btc-signer'
import { describe, expect, it } from 'vitest'
import { setUp } from '../testing/setUp.js'

const to = bitcoinForms(new Uint8Array(32).fill(9), 'regtest', 'p2wpkh').payment.address
const trap = () => {
  throw new Error('trap')
}
const revoked = () => {
  const { proxy, revoke } = Proxy.revocable([], {})
  revoke()
  return proxy
}
const psbt = () => {
  const transaction = new Transaction()
  transaction.addInput({ txid: 'ab'.repeat(32), index: 0 })
  return base64.encode(transaction.toPSBT())
}

describe.each(['standard', 'wbip'] as const)('hostile wallet discovered by %s', (discovery) => {
  it.each([
    ['a list that throws on access', revoked],
    ['a response whose every member throws', () => new Proxy({}, { get: trap })],
    ['a list of responses whose every member throws', () => [new Proxy({}, { get: trap })]],
    ['members whose every member throws', () => ({ signature: revoked(), psbt: revoked(), txid: revoked() })],
  ])('gets a typed error when it returns %s', async (_, make) => {
    const names = ['signMessage', 'signTransaction', 'signAndSendTransaction']
    const standard = names.map((name) => [`bitcoin:${name}`, make])
    const wbip = ['signMessage', 'signPsbt', 'sendTransfer'].map((name) => [name, make])
    const responses = Object.fromEntries([...standard, ...wbip])
    const { adapter, connect } = setUp('http://chain.test', { discovery, behavior: { responses } })
    const { call } = await connect()
    for (const requested of [
      () => adapter.signMessage({ ...call, message: 'x' }),
      () => adapter.signPsbt({ ...call, psbt: psbt() }),
      () => adapter.signPsbt({ ...call, psbt: psbt(), broadcast: true }),
      ...(discovery === 'wbip' ? [() => adapter.transfer({ ...call, to, amount: 10_000n })] : []),
    ]) {
      const outcome = await requested().catch((error: unknown) => error)
      expect(isKitError(outcome)).toBe(true)
    }
  })
})
