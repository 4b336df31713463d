import { p2wpkh, Transaction } from '@scure/btc-signer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BitcoinDevAccount, regtestPrefixes } from './bitcoinDevAccounts.js'
import { type BitcoinDevnet, startBitcoin } from './startBitcoin.js'
import { whyNoBitcoin } from './whyNoBitcoin.js'

const missing = await whyNoBitcoin()

describe.skipIf(missing !== undefined)(`a local Bitcoin chain${missing ? ` (${missing})` : ''}`, () => {
  let chain: BitcoinDevnet
  let alice: BitcoinDevAccount
  let bob: BitcoinDevAccount
  beforeAll(async () => {
    chain = await startBitcoin({ autoMine: false })
    ;[alice, bob] = chain.accounts as [BitcoinDevAccount, BitcoinDevAccount]
  }, 120_000)
  afterAll(() => chain.stop())

  const get = async (path: string) => {
    const response = await fetch(chain.url + path)
    const text = await response.text()
    return response.headers.get('content-type') === 'application/json' ? JSON.parse(text) : text
  }
  const post = (body: string) => fetch(`${chain.url}/tx`, { method: 'POST', body })

  /** Spends alice's first coin. */
  const sign = async (value: bigint, fee = 500n) => {
    const [coin] = await get(`/address/${alice.p2wpkh}/utxo`)
    const transaction = new Transaction()
    transaction.addInput({
      txid: coin.txid,
      index: coin.vout,
      witnessUtxo: { script: p2wpkh(alice.publicKey, regtestPrefixes).script, amount: BigInt(coin.value) },
    })
    transaction.addOutputAddress(bob.p2tr, value, regtestPrefixes)
    transaction.addOutputAddress(alice.p2wpkh, BigInt(coin.value) - value - fee, regtestPrefixes)
    transaction.sign(alice.privateKey)
    transaction.finalize()
    return { coin, transaction }
  }

  it('has the regtest genesis hash and runs a node of any version', async () => {
    expect(await get('/block-height/0')).toContain(chain.networkId.slice('bip122:'.length))
    expect(await get('/blocks/tip/height')).toMatch(/^\d{3}$/)
    expect(chain.version).toMatch(/^Bitcoin .* version /)
  })

  it('funds every address of its accounts', async () => {
    for (const { p2wpkh: payment, p2tr, p2sh, p2pkh } of chain.accounts) {
      const sums = await Promise.all(
        [payment, p2tr, p2sh, p2pkh].map(
          async (address) => (await get(`/address/${address}`)).chain_stats.funded_txo_sum,
        ),
      )
      expect(sums).toEqual([1_000_000_000, 100_000_000, 100_000_000, 100_000_000])
    }
  })

  it('accepts a transaction, shows it in the mempool, and in a block once one is mined', async () => {
    const { coin, transaction } = await sign(12_345n)
    expect(await (await post(transaction.hex)).text()).toBe(transaction.id)
    expect(await get(`/tx/${transaction.id}/status`)).toEqual({ confirmed: false })
    expect(await get(`/tx/${coin.txid}/outspend/${coin.vout}`)).toMatchObject({ spent: true, txid: transaction.id })
    expect(await get(`/address/${bob.p2tr}/txs/mempool`)).toHaveLength(1)
    const coins = await get(`/address/${bob.p2tr}/utxo`)
    expect(coins).toContainEqual({ txid: transaction.id, vout: 0, value: 12_345, status: { confirmed: false } })
    await chain.mine()
    expect(await get(`/tx/${transaction.id}`)).toMatchObject({ fee: 500, status: { confirmed: true } })
    expect(await get(`/address/${bob.p2tr}/txs/mempool`)).toEqual([])
    expect((await get(`/address/${bob.p2tr}`)).mempool_stats.tx_count).toBe(0)
  })

  it('forgets a block that was replaced in a reorg', async () => {
    const { transaction } = await sign(22_222n)
    await post(transaction.hex)
    await chain.mine()
    expect(await get(`/tx/${transaction.id}/status`)).toMatchObject({ confirmed: true })
    await chain.rpc('invalidateblock', await chain.rpc('getbestblockhash'))
    expect(await get(`/tx/${transaction.id}/status`)).toEqual({ confirmed: false })
    // `mine` could produce an equal block in the same second, which would be the invalidated one again.
    await chain.rpc('generatetoaddress', 2, bob.p2pkh)
    expect(await get(`/tx/${transaction.id}/status`)).toMatchObject({ confirmed: true })
  })

  it('explains why it rejects a transaction, an address or a path', async () => {
    const refused = await post('00')
    expect([refused.status, await refused.text()]).toEqual([
      400,
      expect.stringContaining('sendrawtransaction RPC error'),
    ])
    expect((await fetch(`${chain.url}/address/nobody/utxo`)).status).toBe(400)
    expect((await fetch(`${chain.url}/tx/${'0'.repeat(64)}`)).status).toBe(404)
    expect((await fetch(`${chain.url}/nothing`)).status).toBe(404)
  })

  it('estimates fees, at least the minimum that nodes relay', async () => {
    for (const rate of Object.values(await get('/fee-estimates'))) expect(rate).toBeGreaterThanOrEqual(1)
  })

  it('restarts after a crash with its blocks, and keeps mining', async () => {
    const tip = Number(await get('/blocks/tip/height'))
    await chain.kill()
    await expect(get('/blocks/tip/height')).rejects.toThrow()
    await chain.restart()
    expect(Number(await get('/blocks/tip/height'))).toBe(tip)
    await chain.fund(bob.p2tr, 10_000n)
    expect(Number(await get('/blocks/tip/height'))).toBe(tip + 1)
  })
})
