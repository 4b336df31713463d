import { type Capabilities, type FetchPort, isKitError, type TransferPlan } from '@kit/core/adapter'
import { bitcoinForms } from '@kit/testing/bitcoin'
import { base64 } from '@scure/base'
import { Transaction } from '@scure/btc-signer'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { setUp } from '../testing/setUp.js'

/** A cheap replacement for `fc.webUrl()`, whose paths take seconds to set up. */
const webUrl = fc.tuple(fc.webAuthority(), fc.string()).map(([host, path]) => `https://${host}/${encodeURI(path)}`)

const formOf = (seed: number) => bitcoinForms(new Uint8Array(32).fill(seed), 'regtest', 'p2wpkh').payment.address
const to = formOf(9)
const txid = 'ab'.repeat(32)

/** An endpoint that returns these coins for every address, and these fee rates. */
const endpoint =
  (values: readonly bigint[], rates: object, transaction?: object): FetchPort =>
  async (url) => {
    const json = () => {
      if (url.endsWith('/utxo'))
        return values.map((value, vout) => ({
          txid,
          vout,
          value: Number(value),
          status: { confirmed: vout % 2 === 0 },
        }))
      return url.endsWith('/fee-estimates') ? rates : transaction
    }
    const answer = json()
    const text = answer === undefined ? 'Transaction not found' : JSON.stringify(answer)
    const ok = answer !== undefined
    return {
      ok,
      status: ok ? 200 : 404,
      headers: { get: () => null },
      json: async () => JSON.parse(text),
      text: async () => text,
    }
  }

async function open(fetch: FetchPort, purpose: 'payment' | 'ordinals' = 'payment') {
  const page = setUp('http://chain.test', { fetch, behavior: { unsupported: ['bitcoin:signAndSendTransaction'] } })
  const { call } = await page.connect(purpose)
  const capabilities = (await page.adapter.loadCapabilities()) as Required<Capabilities>
  const { network, account } = call
  const plan = (what: {
    amount: bigint | 'max'
    to?: string
    feeRate?: number
    token?: string
  }): Promise<TransferPlan> => capabilities.planTransfer({ network, account, to, ...what })
  return { ...page, call, capabilities, plan }
}

const errorOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no error',
    (error: unknown) => error,
  )

describe('planTransfer', () => {
  it('offers fee rates from slow to fast, whatever the endpoint returns, and uses the one that the sender chose', async () => {
    const { plan } = await open(endpoint([1_000_000n], { 1: 20, 6: 8, 144: 2, 500: 9_999 }))
    const planned = await plan({ amount: 50_000n })
    expect(planned).toMatchObject({ feeRates: { slow: 2, normal: 8, fast: 20 }, terms: { feeRate: 8 } })
    const fast = await plan({ amount: 50_000n, feeRate: 16 })
    expect(fast).toMatchObject({ fee: planned.fee * 2n, terms: { feeRate: 16 } })
    const lying = await open(endpoint([1_000_000n], { 1: 1, 6: 8, 144: 30 }))
    expect((await lying.plan({ amount: 50_000n })).feeRates).toEqual({ slow: 8, normal: 8, fast: 8 })
  })

  it('plans the same transaction that the wallet signs', async () => {
    const { adapter, wallet, call, plan } = await open(endpoint([40_000n, 30_000n, 20_000n], { 6: 3 }))
    for (const wanted of [25_000n, 65_000n, 'max'] as const) {
      const { amount, fee, terms } = await plan({ amount: wanted })
      await errorOf(adapter.transfer({ ...call, to, amount, ...terms }))
      const request = wallet.requests.at(-1)
      const { psbt } = [request?.params].flat()[0] as { readonly psbt: Uint8Array }
      const requested = Transaction.fromPSBT(Uint8Array.from(typeof psbt === 'string' ? base64.decode(psbt) : psbt))
      expect(requested.fee).toBe(fee)
      const outputs = Array.from({ length: requested.outputsLength }, (_, index) => requested.getOutput(index).amount)
      expect(outputs).toContain(amount)
    }
  })

  it('limits the fee to the planned one when the endpoint returns other coins afterwards', async () => {
    const coins = [1_000_000n]
    const { adapter, wallet, call, plan } = await open((url, init) => endpoint(coins, { 6: 60 })(url, init))
    const { amount, terms } = await plan({ amount: 40_000n })
    coins.splice(0, 1, ...Array.from({ length: 20 }, () => 20_000n))
    const before = wallet.requests.length
    expect(await errorOf(adapter.transfer({ ...call, to, amount, ...terms }))).toMatchObject({
      code: 'transaction/feeTooHigh',
    })
    expect(wallet.requests).toHaveLength(before)
  })

  it('keeps the maximum amount plus fee within the balance, and skips coins that cost more than they are worth', async () => {
    const coins = fc.array(fc.bigInt({ min: 1n, max: 200_000n }), { minLength: 1, maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(coins, fc.integer({ min: 1, max: 60 }), async (values, rate) => {
        const { plan } = await open(endpoint(values, { 6: rate }))
        const total = values.reduce((sum, value) => sum + value, 0n)
        const planned = await plan({ amount: 'max', feeRate: rate }).catch((error: { code: string }) => {
          expect(error.code).toBe('transfer/insufficientFunds')
          expect(values.every((value) => value < 200n * BigInt(rate) + 300n)).toBe(true)
        })
        if (!planned) return
        expect(planned.amount + planned.fee).toBeLessThanOrEqual(total)
        const exact = await plan({ amount: planned.amount, feeRate: rate })
        expect(exact).toMatchObject({ amount: planned.amount, fee: planned.fee })
        expect(await errorOf(plan({ amount: planned.amount + 1n, feeRate: rate }))).toMatchObject({
          code: 'transfer/insufficientFunds',
        })
      }),
      { numRuns: 25 },
    )
  }, 30_000)

  it('refuses dust, invalid recipients, ordinals coins and implausible endpoint fee rates', async () => {
    const { plan } = await open(endpoint([1_000_000n], { 6: 2 }))
    expect(await errorOf(plan({ amount: 293n }))).toMatchObject({ code: 'transfer/belowMinimum', details: '294' })
    expect(await plan({ amount: 294n })).toMatchObject({ amount: 294n })
    for (const receiver of ['invalid', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'])
      expect(await errorOf(plan({ amount: 1n, to: receiver }))).toMatchObject({ code: 'transfer/invalidRecipient' })
    expect(await errorOf(plan({ amount: 10_000n, token: 'x' }))).toMatchObject({ code: 'token/notFound' })
    const ordinals = await open(endpoint([1_000_000n], { 6: 2 }), 'ordinals')
    expect(await errorOf(ordinals.plan({ amount: 'max' }))).toMatchObject({ code: 'account/notForPayments' })
    const dear = await open(endpoint([1_000_000n], { 6: 900 }))
    expect(await errorOf(dear.plan({ amount: 10_000n }))).toMatchObject({ code: 'transfer/wouldFail' })
    expect(await dear.plan({ amount: 10_000n, feeRate: 900 })).toMatchObject({ terms: { feeRate: 900 } })
  })
})

describe('parsePayment', () => {
  it('returns the address, amount and network of a payment link, and rejects any other text', async () => {
    const { capabilities, network } = await open(endpoint([], {}))
    const { parsePaymentUri } = capabilities
    expect(parsePaymentUri(`bitcoin:${to}?amount=0.5`)).toEqual({
      address: to,
      amount: 50_000_000n,
      networkId: network.id,
    })
    const foreign = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
    expect(parsePaymentUri(`bitcoin:${foreign}`)).toEqual({ address: foreign })
    expect(() => parsePaymentUri('bitcoin:?lightning=lnbc1')).toThrow('no address')
    const link = fc.string().map((text) => `bitcoin:${to}?${text}`)
    fc.assert(
      fc.property(fc.oneof(fc.string(), webUrl, link), (text) => {
        try {
          const payment = parsePaymentUri(text)
          if (!/^bitcoin:/i.test(text)) expect(payment).toBeUndefined()
        } catch (error) {
          expect(isKitError(error, 'payment/invalid')).toBe(true)
        }
      }),
    )
  })
})

describe('readTransaction', () => {
  const out = (address: string, value: number) => ({ scriptpubkey_address: address, value })
  const transaction = {
    vin: [{ prevout: out(formOf(1), 9_000) }],
    vout: [out(formOf(1), 3_000), out(to, 5_000)],
    fee: 1_000,
    status: { confirmed: false },
  }

  it("returns pending until the transaction is in a block, and unknown when the chain doesn't have it", async () => {
    const { capabilities, network } = await open(endpoint([], {}, transaction))
    expect(await capabilities.getTransaction({ network, hash: txid })).toMatchObject({
      status: 'pending',
      from: formOf(1),
      to,
      value: 5_000n,
      fee: 1_000n,
      blockNumber: undefined,
    })
    expect(await errorOf(capabilities.getTransaction({ network, hash: 'x' }))).toMatchObject({
      code: 'transaction/invalid',
    })
    const empty = await open(endpoint([], {}))
    expect(await empty.capabilities.getTransaction({ network, hash: txid })).toBeUndefined()
  })

  it('blames the endpoint for an invalid transaction', async () => {
    for (const answer of [
      {},
      { vin: [], vout: 7 },
      { vin: [], vout: [{ value: -1 }] },
      { vin: [null], vout: [{ value: 'x' }] },
    ]) {
      const { capabilities, network } = await open(endpoint([], {}, answer))
      expect(await errorOf(capabilities.getTransaction({ network, hash: txid }))).toMatchObject({ code: 'rpc/failed' })
    }
  })
})
