import type { FetchPort } from '@kit/core/adapter'
import { bitcoinForms } from '@kit/testing/bitcoin'
import { base64, hex } from '@scure/base'
import { Transaction } from '@scure/btc-signer'
import { describe, expect, it } from 'vitest'
import { setUp } from '../testing/setUp.js'

const to = bitcoinForms(new Uint8Array(32).fill(9), 'regtest', 'p2wpkh').payment.address
const txid = 'ab'.repeat(32)

/** An endpoint with four coins for every address, and this fee rate. */
const endpoint =
  (value: number, rate: number): FetchPort =>
  async (url, init) => {
    const json = () => {
      if (url.endsWith('/utxo')) return [0, 1, 2, 3].map((vout) => ({ txid, vout, value, status: { confirmed: true } }))
      return url.endsWith('/fee-estimates') ? { 6: rate } : undefined
    }
    const text = JSON.stringify(json()) ?? Transaction.fromRaw(hex.decode(String(init?.body))).id
    return {
      ok: true,
      status: 200,
      headers: { get: () => null },
      json: async () => JSON.parse(text),
      text: async () => text,
    }
  }

const requested = ({ wallet }: ReturnType<typeof setUp>) => wallet.requests.map(({ method }) => method)

describe('signing a PSBT without broadcasting', () => {
  const psbt = () => {
    const transaction = new Transaction({ allowUnknownOutputs: true })
    transaction.addInput({ txid, index: 0 })
    return base64.encode(transaction.toPSBT())
  }

  it('never prompts a wallet that broadcasts every transaction it signs', async () => {
    const page = setUp('http://chain.test', { behavior: { unsupported: ['bitcoin:signTransaction'] } })
    const { call } = await page.connect()
    const signed = page.adapter.signPsbt({ ...call, psbt: psbt(), broadcast: false })
    await expect(signed).rejects.toMatchObject({
      code: 'wallet/unsupportedMethod',
      shortMessage: expect.stringContaining('broadcasts every transaction it signs'),
    })
    await expect(page.adapter.signPsbt({ ...call, psbt: psbt() })).rejects.toMatchObject({
      code: 'wallet/unsupportedMethod',
    })
    expect(requested(page)).toEqual(['bitcoin:connect'])
  })

  it('broadcasts on request through a wallet that only signs and sends', async () => {
    const behavior = {
      unsupported: ['bitcoin:signTransaction'],
      responses: { 'bitcoin:signAndSendTransaction': () => [{ txid }] },
    }
    const page = setUp('http://chain.test', { behavior })
    const { call } = await page.connect()
    expect(await page.adapter.signPsbt({ ...call, psbt: psbt(), broadcast: true })).toMatchObject({ txid })
  })
})

describe('transfer to an address with a wrong checksum', () => {
  const wrong = [`${to.slice(0, -1)}${to.endsWith('q') ? 'p' : 'q'}`, 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfm']

  it.each(['standard', 'wbip'] as const)(
    'rejects it before contacting a wallet discovered by %s or an endpoint',
    async (discovery) => {
      const page = setUp('http://chain.test', { discovery, fetch: endpoint(1_000_000, 2) })
      const { adapter, network } = page
      const { call } = await page.connect()
      const before = requested(page)
      const refused = { code: 'account/invalidAddress' }
      for (const address of wrong) {
        // `isAddress` checks only the shape.
        expect(adapter.isAddress(address, network.id)).toBe(true)
        await expect(adapter.transfer({ ...call, to: address, amount: 10_000n })).rejects.toMatchObject(refused)
        await expect(adapter.estimateFee({ ...call, to: address, amount: 10_000n })).rejects.toMatchObject(refused)
        const transaction = { to: address, value: 10_000n }
        await expect(adapter.sendTransaction({ ...call, transaction })).rejects.toMatchObject(refused)
        await expect(adapter.getBalance({ network, address })).rejects.toMatchObject(refused)
        await expect(adapter.formatPaymentUri({ network, address })).rejects.toMatchObject(refused)
      }
      expect([requested(page), page.requested]).toEqual([before, []])
    },
  )
})

describe('transfer from an ordinals account', () => {
  it.each(['standard', 'wbip'] as const)(
    'never spends its coins, with a wallet discovered by %s',
    async (discovery) => {
      const page = setUp('http://chain.test', { discovery, fetch: endpoint(1_000_000, 2) })
      const { call } = await page.connect('ordinals')
      const before = requested(page)
      const payment = { ...call, to, amount: 10_000n }
      const refused = { code: 'account/notForPayments', details: call.account.address }
      await expect(page.adapter.transfer(payment)).rejects.toMatchObject(refused)
      await expect(page.adapter.estimateFee(payment)).rejects.toMatchObject(refused)
      const transaction = { to, value: 10_000n, extra: { feeRate: 3 } }
      await expect(page.adapter.sendTransaction({ ...call, transaction })).rejects.toMatchObject(refused)
      expect(requested(page)).toEqual(before)
    },
  )
})

describe('transfer fee', () => {
  const send = async (amount: bigint, rate: number, extra: { readonly [name: string]: unknown } = {}) => {
    const behavior = { unsupported: ['bitcoin:signAndSendTransaction'] }
    const page = setUp('http://chain.test', { behavior, fetch: endpoint(60_000_000, rate) })
    const { call } = await page.connect()
    return { page, sent: page.adapter.sendTransaction({ ...call, transaction: { to, value: amount, extra } }) }
  }

  it.each([
    ['more than 20,000 satoshis and more than a tenth', 100_000n, 200],
    ['more than 0.01 BTC, however much is sent', 200_000_000n, 5000],
  ])("refuses %s at an endpoint's rate before the wallet is prompted", async (_, amount, rate) => {
    const { page, sent } = await send(amount, rate)
    const outcome = await sent.catch((error: unknown) => error)
    expect(outcome).toMatchObject({
      code: 'transaction/feeTooHigh',
      details: expect.stringMatching(/^Fee \d+ satoshis, amount \d+ satoshis, limit \d+ satoshis/),
    })
    expect(requested(page)).toEqual(['bitcoin:connect'])
  })

  it.each([
    ['is small', 1000n, 100, {}],
    ['is less than a tenth of the amount', 1_000_000n, 300, {}],
    ['is within the caller’s `maxFee`', 100_000n, 200, { maxFee: 30_000n }],
    ['results from the caller’s own rate', 100_000n, 1, { feeRate: 200 }],
  ])('accepts a fee that %s', async (_, amount, rate, extra) => {
    expect(await (await send(amount, rate, extra)).sent).toMatch(/^[\da-f]{64}$/)
  })

  it("stays within the caller's `maxFee`, also at the caller's own rate", async () => {
    const refused = { code: 'transaction/feeTooHigh' }
    await expect((await send(100_000n, 1, { maxFee: 100n })).sent).rejects.toMatchObject(refused)
    await expect((await send(100_000n, 1, { feeRate: 20, maxFee: 100n })).sent).rejects.toMatchObject(refused)
  })

  it.each([
    { feeRate: -1 },
    { feeRate: 0 },
    { feeRate: Number.NaN },
    { feeRate: 1e9 },
    { feeRate: '3' },
    { maxFee: 5 },
    { maxFee: -1n },
  ])('rejects the invalid options %o', async (extra) => {
    const { page, sent } = await send(100_000n, 1, extra)
    await expect(sent).rejects.toMatchObject({ code: 'transaction/invalid' })
    expect(requested(page)).toEqual(['bitcoin:connect'])
  })
})
