import { type EvmDevnet, startEvm } from '@kit/devnet'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSetUp } from './createSetUp.js'
import type { EvmFixture } from './EvmFixture.js'

/** Describes receipts, confirmations and replacements, against a local chain. */
export function describeReceipts(fixture: EvmFixture): void {
  const setUp = createSetUp(fixture)
  const [from, to] = ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', '0x70997970C51812dc3A010C7d01b50e0d17dc79C8']
  const missing = `0x${'ab'.repeat(32)}`
  const gwei = 1_000_000_000
  let chain: EvmDevnet
  beforeAll(async () => {
    chain = await startEvm({ chainId: 31337 })
  })
  afterAll(() => chain.stop())

  describe(`waitForTransaction on ${fixture.name}`, () => {
    beforeEach(async () => {
      await chain.rpc('anvil_dropAllTransactions')
      await chain.rpc('evm_setAutomine', true)
    })

    it('returns immediately when it is mined', async () => {
      const { adapter, network, fetched } = setUp(chain)
      const before = await balanceOf(from)
      const hash = await send({ to, value: '0x1' })
      await vi.waitFor(async () => expect(await chain.rpc('eth_getTransactionReceipt', hash)).not.toBeNull())
      const receipt = await adapter.waitForTransaction({ network, hash })
      expect(receipt).toEqual({
        hash,
        status: 'success',
        blockNumber: BigInt((await chain.rpc('eth_blockNumber')) as string),
        gasUsed: 21_000n,
        fee: before - (await balanceOf(from)) - 1n,
        logs: [],
      })
      expect(fetched).toHaveLength(1)
    })

    it('returns the events of the contract', async () => {
      const { adapter, network } = setUp(chain)
      const token = chain.tokens.TUSD.address
      const hash = await send({ to: token, data: `0xa9059cbb${to.slice(2).padStart(64, '0')}${'9'.padStart(64, '0')}` })
      const { logs } = await adapter.waitForTransaction({ network, hash })
      const word = (address: string) => `0x${address.slice(2).toLowerCase().padStart(64, '0')}`
      expect(logs).toEqual([
        {
          address: token.toLowerCase(),
          // Transfer(address,address,uint256)
          topics: ['0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef', word(from), word(to)],
          data: word('0x9'),
          logIndex: 0,
        },
      ])
    })

    it('reports a failed transaction as reverted', async () => {
      const { adapter, network } = setUp(chain)
      // More tokens than the account has, so the token contract reverts on the chain.
      const data = `0xa9059cbb${to.slice(2).padStart(64, '0')}${'f'.repeat(64)}`
      const hash = await send({ to: chain.tokens.TUSD.address, data, gas: '0x30d40' })
      await expect(adapter.waitForTransaction({ network, hash })).resolves.toMatchObject({ hash, status: 'reverted' })
    })

    it('waits for the requested number of confirmations', async () => {
      const { adapter, network } = setUp(chain)
      const hash = await send({ to, value: '0x1' })
      let done = false
      const waited = adapter.waitForTransaction({ network, hash, confirmations: 3 }).then(() => {
        done = true
      })
      await chain.rpc('anvil_mine', '0x1')
      await adapter.waitForTransaction({ network, hash, confirmations: 2 })
      expect(done).toBe(false)
      await chain.rpc('anvil_mine', '0x1')
      await waited
    })

    it.each([
      ['repriced', { to, value: '0x5' }],
      ['cancelled', { to: from, value: '0x0' }],
      ['replaced', { to, value: '0x7' }],
    ])('reports a replacement: %s', async (replacement, other) => {
      await chain.rpc('evm_setAutomine', false)
      const { adapter, network, fetched } = setUp(chain)
      const nonce = await chain.rpc('eth_getTransactionCount', from, 'latest')
      const hash = await send({ to, value: '0x5', nonce, gasPrice: hex(5 * gwei) })
      const waited = adapter.waitForTransaction({ network, hash })
      await expect.poll(() => fetched.some(({ body }) => body.includes('eth_getTransactionByHash'))).toBe(true)
      // The response must have arrived, too: the wait then requests the receipt a second time.
      await expect.poll(() => fetched.filter(({ body }) => body.includes('Receipt')).length).toBeGreaterThan(1)
      const otherHash = await send({ ...other, nonce, gasPrice: hex(50 * gwei) })
      await chain.rpc('anvil_mine', '0x1')
      await expect(waited).resolves.toMatchObject({ hash: otherHash, status: 'success', replacement })
    })

    it('times out with its own error code', async () => {
      const { adapter, network } = setUp(chain)
      const waited = adapter.waitForTransaction({ network, hash: missing, timeoutMs: 50 })
      await expect(waited).rejects.toMatchObject({ code: 'transaction/timedOut' })
    })

    it('aborts on the signal, stops polling, and lets another wait for the same transaction continue', async () => {
      await chain.rpc('evm_setAutomine', false)
      const { adapter, network, fetched } = setUp(chain)
      const hash = await send({ to, value: '0x1', gasPrice: hex(5 * gwei) })
      const abort = new AbortController()
      const given = adapter.waitForTransaction({ network, hash, signal: abort.signal })
      const other = adapter.waitForTransaction({ network, hash })
      await expect.poll(() => fetched.length).toBeGreaterThan(1)
      abort.abort()
      await expect(given).rejects.toMatchObject({ code: 'connection/aborted' })
      await chain.rpc('anvil_mine', '0x1')
      await expect(other).resolves.toMatchObject({ hash, status: 'success' })
      const requested = fetched.length
      // Another page waits through a whole polling interval, in which this one must be silent.
      const third = setUp(chain)
      const elsewhere = third.adapter.waitForTransaction({ network, hash, confirmations: 2 })
      await expect.poll(() => third.fetched.length).toBeGreaterThan(1)
      await chain.rpc('anvil_mine', '0x1')
      await elsewhere
      expect(fetched).toHaveLength(requested)
    })

    it('sends no request for an invalid hash', async () => {
      const { adapter, network, fetched } = setUp(chain)
      for (const hash of ['', '0x12', `${missing}00`, 'hash']) {
        await expect(adapter.waitForTransaction({ network, hash })).rejects.toMatchObject({
          code: 'transaction/invalid',
        })
      }
      expect(fetched).toHaveLength(0)
    })
  })

  const balanceOf = async (address: string) => BigInt(String(await chain.rpc('eth_getBalance', address, 'latest')))
  const hex = (value: number) => `0x${value.toString(16)}`

  async function send(transaction: Readonly<Record<string, unknown>>): Promise<string> {
    return (await chain.rpc('eth_sendTransaction', { from, ...transaction })) as string
  }
}
