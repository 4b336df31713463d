import type { PairingProvider } from '@kit/adapter'
import type { Account } from '@kit/core/adapter'
import { type BitcoinDevAccount, type BitcoinDevnet, startBitcoin, whyNoBitcoin } from '@kit/devnet/bitcoin'
import { bitcoinForms, bitcoinKeys, createBitcoinPairingMethods, signBitcoinMessage } from '@kit/testing/bitcoin'
import { base64, hex } from '@scure/base'
import { p2wpkh, Transaction } from '@scure/btc-signer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { verifyBitcoinMessage } from './message/verifyBitcoinMessage.js'
import { setUp } from './testing/setUp.js'

const missing = await whyNoBitcoin()
const regtest = { bech32: 'bcrt', pubKeyHash: 0x6f, scriptHash: 0xc4, wif: 0xef }

describe.skipIf(missing !== undefined)(`Bitcoin adapter on regtest${missing ? ` (${missing})` : ''}`, () => {
  let chain: BitcoinDevnet
  let alice: BitcoinDevAccount
  let dave: BitcoinDevAccount
  beforeAll(async () => {
    chain = await startBitcoin({ autoMine: false })
    const accounts = chain.accounts as readonly [BitcoinDevAccount, unknown, unknown, BitcoinDevAccount]
    ;[alice, , , dave] = accounts
  }, 120_000)
  afterAll(() => chain.stop())

  const message = 'Grüße 🦊'
  /** The rest of a balance, in base units, after an amount and the fee. */
  const feeOf = async (txid: string) => BigInt((await (await fetch(`${chain.url}/tx/${txid}`)).json()).fee as number)

  /** The Taproot account of a wallet with no other address, which is used for payments. */
  const asPayer = (account: Account): Account => ({ ...account, type: 'payment' })

  describe('transfer', () => {
    it.each([
      ['p2wpkh', 'payment', 'standard'],
      ['p2sh', 'payment', 'standard'],
      ['p2pkh', 'payment', 'standard'],
      ['p2wpkh', 'ordinals', 'standard'],
      ['p2sh', 'payment', 'wbip'],
      ['p2wpkh', 'ordinals', 'wbip'],
    ] as const)(
      'spends from %s as the %s address of a wallet discovered by %s',
      async (payment, purpose, discovery) => {
        const { adapter, network, connect } = setUp(chain.url, { payment, discovery })
        const connected = await connect(purpose)
        const call = { ...connected.call, account: asPayer(connected.call.account) }
        const before = (await adapter.getBalance({ network, address: call.account.address })).value
        // With a fee rate, the adapter selects the coins, whatever the wallet supports.
        const transaction = { to: dave.p2sh, value: 20_000n, extra: { feeRate: 2 } }
        const hash = await adapter.sendTransaction({ ...call, transaction })
        const after = (await adapter.getBalance({ network, address: call.account.address })).value
        expect(before - after).toBe(20_000n + (await feeOf(hash)))
        await chain.mine()
        const fee = await feeOf(hash)
        expect(await adapter.waitForTransaction({ network, hash })).toMatchObject({ hash, status: 'success', fee })
      },
    )

    it.each([true, false])(
      'works with a wallet that only signs, and finalizes the transaction: %s',
      async (finalizesPsbt) => {
        const unsupported = ['bitcoin:signAndSendTransaction']
        const { adapter, connect } = setUp(chain.url, { behavior: { unsupported, finalizesPsbt } })
        const { call } = await connect()
        const hash = await adapter.transfer({ ...call, to: dave.p2tr, amount: 30_000n })
        expect(await chain.rpc('getrawmempool')).toContain(hash)
        await chain.mine()
      },
    )

    it('rejects a different transaction signed by the wallet', async () => {
      const foreign = new Transaction()
      foreign.addInput({ txid: '11'.repeat(32), index: 0 })
      foreign.addOutputAddress(dave.p2wpkh, 1000n, regtest)
      const answers = { 'bitcoin:signTransaction': () => [{ signedPsbt: foreign.toPSBT() }] }
      const behavior = { unsupported: ['bitcoin:signAndSendTransaction'], responses: answers }
      const { adapter, connect } = setUp(chain.url, { behavior })
      const { call } = await connect()
      const sent = adapter.transfer({ ...call, to: dave.p2tr, amount: 30_000n })
      await expect(sent).rejects.toMatchObject({ code: 'wallet/invalidResponse' })
    })

    it('pays the estimated fee at the requested fee rate', async () => {
      const { adapter, connect } = setUp(chain.url)
      const { call } = await connect()
      const payment = { ...call, to: dave.p2wpkh, amount: 50_000n }
      const low = await adapter.estimateFee({ ...payment, feeRate: 2 })
      const high = await adapter.estimateFee({ ...payment, feeRate: 20 })
      expect([low > 200n, high]).toEqual([true, low * 10n])
      const transaction = { to: dave.p2wpkh, value: 50_000n, extra: { feeRate: 20 } }
      const hash = await adapter.sendTransaction({ ...call, transaction })
      // A signature may be one byte shorter than estimated.
      expect(Number(await feeOf(hash)) / Number(high)).toBeCloseTo(1, 1)
      await chain.mine()
    })

    it.each([
      ['an address of another chain', { to: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq' }, 'account/invalidAddress'],
      ['an invalid address', { to: 'invalid' }, 'account/invalidAddress'],
      ['a zero amount', { amount: 0n }, 'transaction/invalid'],
      ['dust', { amount: 100n }, 'transaction/invalid'],
      ['a token', { token: 'x' }, 'token/notFound'],
      ['more than the balance', { amount: 2_000_000_000_000n }, 'transaction/insufficientFunds'],
    ])('refuses %s before the wallet is prompted', async (_, change, code) => {
      const { adapter, wallet, connect } = setUp(chain.url)
      const { call } = await connect()
      const sent = adapter.transfer({ ...call, to: dave.p2wpkh, amount: 10_000n, ...change })
      await expect(sent).rejects.toMatchObject({ code })
      expect(wallet.requests.map(({ method }) => method)).toEqual(['bitcoin:connect'])
    })
  })

  describe('signPsbt', () => {
    const build = async () => {
      const [coin] = await (await fetch(`${chain.url}/address/${alice.p2wpkh}/utxo`)).json()
      const script = p2wpkh(alice.publicKey, regtest).script
      const transaction = new Transaction()
      transaction.addInput({
        txid: coin.txid,
        index: coin.vout,
        witnessUtxo: { script, amount: BigInt(coin.value) },
      })
      transaction.addOutputAddress(alice.p2wpkh, BigInt(coin.value) - 1000n, regtest)
      return transaction.toPSBT()
    }

    it.each(['standard', 'wbip'] as const)(
      'signs, and broadcasts on request, with a wallet discovered by %s',
      async (discovery) => {
        const { adapter, connect } = setUp(chain.url, { discovery })
        const { call } = await connect()
        const signed = await adapter.signPsbt({ ...call, psbt: base64.encode(await build()) })
        const transaction = Transaction.fromPSBT(base64.decode(signed.psbt))
        transaction.finalize()
        expect(signed.txid).toBeUndefined()
        const sent = await adapter.signPsbt({ ...call, psbt: hex.encode(await build()), broadcast: true })
        expect(await chain.rpc('getrawmempool')).toContain(sent.txid)
        await chain.mine()
      },
    )

    it('rejects an invalid PSBT before the wallet is prompted', async () => {
      const { adapter, wallet, connect } = setUp(chain.url)
      const { call } = await connect()
      for (const psbt of ['', 'cHNi', '00', 'x', new Uint8Array(9)])
        await expect(adapter.signPsbt({ ...call, psbt })).rejects.toMatchObject({ code: 'transaction/invalid' })
      expect(wallet.requests).toHaveLength(1)
    })
  })

  describe('waiting for a transaction', () => {
    const unsent = 'bitcoin:signAndSendTransaction'

    it('counts confirmations, and stops on timeout or abort', async () => {
      const { adapter, network, connect } = setUp(chain.url)
      const { call } = await connect()
      const hash = await adapter.transfer({ ...call, to: dave.p2wpkh, amount: 40_000n })
      const late = adapter.waitForTransaction({ network, hash, timeoutMs: 200 })
      await expect(late).rejects.toMatchObject({ code: 'transaction/timedOut' })
      const given = adapter.waitForTransaction({ network, hash, signal: AbortSignal.timeout(100) })
      await expect(given).rejects.toMatchObject({ code: 'connection/aborted' })
      await chain.mine()
      const deep = adapter.waitForTransaction({ network, hash, confirmations: 3 })
      await chain.mine(2)
      const { blockNumber } = await deep
      expect(await chain.rpc('getblockcount')).toBe(Number(blockNumber) + 2)
    })

    it.each(['repriced', 'cancelled'])('reports that a transaction was %s', async (kind) => {
      const { adapter, network, requested } = setUp(chain.url)
      const [coin] = await (await fetch(`${chain.url}/address/${alice.p2wpkh}/utxo`)).json()
      const witnessUtxo = { script: p2wpkh(alice.publicKey, regtest).script, amount: BigInt(coin.value) }
      const sign = (fee: bigint, isPaid: boolean) => {
        const transaction = new Transaction()
        transaction.addInput({ txid: coin.txid, index: coin.vout, sequence: 0xfffffffd, witnessUtxo })
        if (isPaid) transaction.addOutputAddress(dave.p2tr, 60_000n, regtest)
        transaction.addOutputAddress(alice.p2wpkh, BigInt(coin.value) - (isPaid ? 60_000n : 0n) - fee, regtest)
        transaction.sign(alice.privateKey)
        transaction.finalize()
        return transaction
      }
      const send = (transaction: Transaction) => fetch(`${chain.url}/tx`, { method: 'POST', body: transaction.hex })
      const first = sign(1000n, true)
      await send(first)
      const waiting = adapter.waitForTransaction({ network, hash: first.id })
      // The wait must have seen the first transaction to be able to tell what replaced it.
      await expect.poll(() => requested.filter((url) => url.endsWith(first.id)).length).toBeGreaterThan(0)
      await fetch(`${chain.url}/tx/${first.id}`)
      const second = sign(5000n, kind === 'repriced')
      expect((await send(second)).status).toBe(200)
      await chain.mine()
      expect(await waiting).toMatchObject({ hash: second.id, replacement: kind, status: 'success' })
    })

    it('rejects an invalid transaction ID immediately', async () => {
      const { adapter, network } = setUp(chain.url)
      const waited = adapter.waitForTransaction({ network, hash: '0x00' })
      await expect(waited).rejects.toMatchObject({ code: 'transaction/invalid' })
    })

    it('works without the wallet', async () => {
      const { adapter, wallet, connect } = setUp(chain.url, { behavior: { unsupported: [unsent] } })
      const { call } = await connect()
      await adapter.transfer({ ...call, to: dave.p2wpkh, amount: 1000n })
      expect(wallet.requests.map(({ method }) => method)).not.toContain(unsent)
      await chain.mine()
    })
  })

  describe('signMessage and verifyMessage', () => {
    const cards = () => {
      const key = alice.privateKey
      const { payment: segwit, ordinals } = bitcoinForms(key, 'regtest', 'p2wpkh')
      const { payment: wrapped } = bitcoinForms(key, 'regtest', 'p2sh')
      const { payment: plain } = bitcoinForms(key, 'regtest', 'p2pkh')
      return { segwit, ordinals, wrapped, plain }
    }

    it.each(['segwit', 'ordinals', 'wrapped', 'plain'] as const)(
      'create signatures for a %s address that verify on the node',
      async (name) => {
        const card = cards()[name]
        for (const as of ['simple', 'prefixed'] as const) {
          const signature = signBitcoinMessage(card, message, as)
          expect((await verifyBitcoinMessage({ address: card.address, message, signature })).status).toBe('valid')
          // The node supports only the format without prefixes.
          const bare = signature.replace(/^(smp|ful)(?=.{60})/, '')
          expect(await chain.rpc('verifymessage', card.address, bare, message)).toBe(true)
        }
      },
    )

    it.each([
      ['bech32', 'bip322-simple'],
      ['bech32m', 'bip322-simple'],
      ['p2sh-segwit', 'bip322-full'],
      ['legacy', 'legacy'],
    ])('verify node signatures of an address of type %s as %s', async (type, format) => {
      const address = await chain.rpc<string>('getnewaddress', '', type)
      const signature = await chain.rpc<string>('signmessage', address, message)
      expect(await verifyBitcoinMessage({ address, message, signature })).toMatchObject({ status: 'valid', format })
      expect((await verifyBitcoinMessage({ address, message: 'other', signature })).status).toBe('invalid')
      expect((await verifyBitcoinMessage({ address: alice.p2wpkh, message, signature })).status).toBe('invalid')
    })

    it.each(['segwit', 'ordinals', 'wrapped'] as const)(
      'mark pre-BIP-322 signatures for a %s address as legacy',
      async (name) => {
        const card = cards()[name]
        const signature = signBitcoinMessage(card, message, 'ecdsa')
        const proof = await verifyBitcoinMessage({ address: card.address, message, signature })
        expect(proof).toEqual({ status: 'valid', format: 'legacy-ecdsa' })
        expect((await verifyBitcoinMessage({ address: dave.p2wpkh, message, signature })).status).toBe('invalid')
      },
    )

    it.each([
      ['standard', 'simple', 'bip322-simple'],
      ['standard', 'prefixed', 'bip322-simple'],
      ['standard', 'ecdsa', 'legacy-ecdsa'],
      ['wbip', 'simple', 'bip322-simple'],
    ] as const)(
      'handle a wallet discovered by %s that signs %s: verified as %s',
      async (discovery, messageFormat, format) => {
        const { adapter, connect } = setUp(chain.url, { discovery, behavior: { messageFormat } })
        for (const purpose of ['payment', 'ordinals'] as const) {
          const { call } = await connect(purpose)
          const signature = await adapter.signMessage({ ...call, message })
          const proof = await verifyBitcoinMessage({ address: call.account.address, message, signature })
          expect(proof).toEqual({ status: 'valid', format })
        }
      },
    )

    it('use the pre-BIP-322 format when the app requests it', async () => {
      const { adapter, connect } = setUp(chain.url, { discovery: 'wbip' })
      const { call } = await connect()
      const signature = await adapter.signMessage({ ...call, message, protocol: 'ecdsa' })
      const { format } = await verifyBitcoinMessage({ address: call.account.address, message, signature })
      expect(format).toBe('legacy-ecdsa')
    })
  })

  describe('paired wallet', () => {
    const paired = () => {
      const { adapter, network } = setUp(chain.url)
      const chains = { [network.id]: { name: 'regtest', url: chain.url } } as const
      const methods = createBitcoinPairingMethods({ keys: bitcoinKeys(), chains })
      const provider: PairingProvider = {
        request: async ({ method, params }, networkId) => methods[method]?.(params, networkId ?? ''),
      }
      const account: Account = { namespace: 'bip122', address: alice.p2wpkh, type: 'payment' }
      return { adapter, call: { provider, account, network } }
    }

    it('sends with its own coin selection', async () => {
      const { adapter, call } = paired()
      const hash = await adapter.transfer({ ...call, to: dave.p2sh, amount: 12_345n })
      expect(await chain.rpc('getrawmempool')).toContain(hash)
      await chain.mine()
    })

    it('signs transactions built by the adapter at a given fee rate, once it has shared its keys', async () => {
      const { adapter, call } = paired()
      const [, ordinals] = (await adapter.getAccountAddresses(call)) as readonly [Account, Account]
      expect(ordinals).toMatchObject({ address: alice.p2tr, type: 'ordinals' })
      const transaction = { to: dave.p2tr, value: 5_000n, extra: { feeRate: 3 } }
      const hash = await adapter.sendTransaction({ ...call, account: asPayer(ordinals), transaction })
      await chain.mine()
      expect(await adapter.waitForTransaction({ network: call.network, hash })).toMatchObject({ status: 'success' })
    })

    it('signs messages that verify', async () => {
      const { adapter, call } = paired()
      const signature = await adapter.signMessage({ ...call, message })
      expect(await chain.rpc('verifymessage', alice.p2wpkh, signature, message)).toBe(true)
    })
  })

  it("reads fee rates that don't decrease with urgency", async () => {
    const { adapter, network } = setUp(chain.url)
    const rates = [...(await adapter.getFeeRates({ network }))]
    expect(rates.length).toBeGreaterThan(3)
    for (const [target, rate] of rates) expect([Number.isInteger(target), rate >= 1]).toEqual([true, true])
  })
})
