import { createKit, type JournalEntry, type Kit } from '@kit/core'
import type { FetchPort } from '@kit/core/adapter'
import { devChain, type EvmDevnet, startEvm } from '@kit/devnet'
import { createRealPorts } from '@kit/fakes/page'
import { createTestWallet, type FakePorts } from '@kit/testing'
import { numberToHex } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { EvmFixture } from './EvmFixture.js'

/** Describes the fate of a kit's transactions, including replacements and reorgs, against a local chain. */
export function describeJournal(fixture: EvmFixture): void {
  const [from, to] = ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', '0x70997970C51812dc3A010C7d01b50e0d17dc79C8']
  let chain: EvmDevnet
  beforeAll(async () => {
    chain = await startEvm({ chainId: 31337 })
  })
  afterAll(() => chain.stop())

  const kits: Kit[] = []
  beforeEach(async () => {
    await chain.rpc('anvil_dropAllTransactions')
    await chain.rpc('evm_setAutomine', true)
  })
  afterEach(() => {
    for (const kit of kits.splice(0)) kit.destroy()
  })

  /** Opens a page on the given storage, with its wallet and the requests it sent to the chain. */
  function open(
    storage?: FakePorts['storage'],
    wallet = createTestWallet({ chains: [{ id: 31337, rpcUrl: chain.url }] }),
  ) {
    const requested: string[] = []
    const ports = createRealPorts({
      ...(storage && { storage }),
      fetch(url, init) {
        requested.push(init?.body ?? '')
        return (globalThis.fetch as FetchPort)(url, init)
      },
    })
    const kit = createKit({
      metadata: { name: 'Test', description: 'Test', url: 'https://dapp.example', icons: [] },
      adapters: [
        fixture.createAdapter({ networks: [devChain({ chainId: 31337, url: chain.url })], pollingIntervalMs: 100 }),
      ],
      ports,
    })
    kits.push(kit)
    wallet.announce(ports.announcements.page)
    kit.start()
    const entry = (): JournalEntry | undefined => kit.journal.getState().entries[0]
    return { kit, wallet, ports, entry, requested }
  }

  describe(`journal of a kit on ${fixture.name}`, () => {
    it.each([
      ['with another gas price', { to, value: '0x5' }, 'success'],
      ['to cancel it', { to: from, value: '0x0' }, 'cancelled'],
      ['by another transaction', { to, value: '0x7' }, 'replaced'],
    ])('lists a transaction that was replaced %s once, with its replacement', async (_, other, status) => {
      const { kit, wallet, entry, requested } = open()
      await kit.connect({ connectorId: wallet.info.rdns })
      await chain.rpc('evm_setAutomine', false)
      const nonce = String(await chain.rpc('eth_getTransactionCount', from, 'latest'))
      const hash = await kit.transfer({ to, amount: 5n })
      expect(entry()).toMatchObject({ hash, status: 'pending' })
      // Once the wait has read this, it knows sender and nonce.
      const sent = (await chain.rpc('eth_getTransactionByHash', hash)) as {
        nonce: string
        maxFeePerGas?: string
        gasPrice: string
      }
      expect(sent.nonce).toBe(nonce)
      // It requests the receipt again only after that.
      await expect.poll(() => requested.some((body) => body.includes('eth_getTransactionByHash'))).toBe(true)
      await expect.poll(() => requested.filter((body) => body.includes('Receipt')).length).toBeGreaterThan(1)
      const price = BigInt(sent.maxFeePerGas ?? sent.gasPrice) * 2n
      const replacing = { from, ...other, nonce, gasPrice: numberToHex(price) }
      const minedHash = await chain.rpc('eth_sendTransaction', replacing)
      await chain.rpc('anvil_mine', '0x1')
      await expect.poll(entry).toMatchObject({ hash, minedHash, status })
      expect(kit.journal.getState().entries).toHaveLength(1)
    })

    it('finds a transaction again after a reload and a reorg', async () => {
      const first = open()
      await first.kit.connect({ connectorId: first.wallet.info.rdns })
      const before = await chain.rpc('evm_snapshot')
      const hash = await first.kit.transfer({ to, amount: 5n })
      await expect.poll(first.entry).toMatchObject({ hash, status: 'success' })
      const { blockNumber = 0n } = first.entry() ?? {}
      const raw = await chain.rpc('eth_getRawTransactionByHash', hash)
      first.kit.destroy()

      await chain.rpc('evm_revert', before)
      await chain.rpc('anvil_mine', '0x3')
      expect(await chain.rpc('eth_getTransactionReceipt', hash)).toBeNull()
      expect(await chain.rpc('eth_sendRawTransaction', raw)).toBe(hash)
      const next = open(first.ports.storage, first.wallet)
      await expect
        .poll(next.entry)
        .toMatchObject({ hash, status: 'success', reorgCount: 1, blockNumber: blockNumber + 3n })
      expect(next.kit.journal.getState().entries).toHaveLength(1)
    })
  })
}
