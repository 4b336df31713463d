import { devWallet, type EvmDevnet } from '@kit/devnet'
import { privateKeyToAccount } from 'viem/accounts'
import { serializeErc6492Signature } from 'viem/utils'
import { describe, expect, it } from 'vitest'
import { createSetUp } from './createSetUp.js'
import type { EvmFixture } from './EvmFixture.js'

/** Describes signature verification, with keys and contracts of a local chain. */
export function describeSignatures(fixture: EvmFixture, chainOf: () => EvmDevnet): void {
  const setUp = createSetUp(fixture)
  const message = 'Grüße 🦊'

  const prepare = (options?: Parameters<typeof setUp>[1]) => {
    const chain = chainOf()
    const { adapter, network, fetched } = setUp(chain, options)
    const [alice, bob] = [0, 1].map((index) => privateKeyToAccount(chain.accounts[index]?.privateKey ?? '0x'))
    if (!alice || !bob) throw new Error('The chain has no keys.')
    const verify = (address: string, signature: string, text = message) =>
      adapter.verifyMessage({ network, address, message: text, signature })
    return { alice, bob, chain, fetched, verify }
  }
  /** Puts code at an address for one check. */
  const withCode = async (chain: EvmDevnet, address: string, code: string, check: () => Promise<void>) => {
    const before = await chain.rpc('eth_getCode', address, 'latest')
    await chain.rpc('anvil_setCode', address, code)
    await check().finally(() => chain.rpc('anvil_setCode', address, before))
  }

  describe(`verifySignature on ${fixture.name}`, () => {
    it("accepts a key's signature without a request, in any case of its address, and with code beside the key (EIP-7702)", async () => {
      const { alice, bob, chain, fetched, verify } = prepare()
      const signature = await alice.signMessage({ message })
      expect(await verify(alice.address, signature)).toBe('valid')
      expect(await verify(alice.address.toLowerCase(), signature)).toBe('valid')
      await withCode(chain, alice.address, `0xef0100${devWallet(bob.address).address.slice(2)}`, async () => {
        expect(await verify(alice.address, signature)).toBe('valid')
      })
      expect(fetched).toHaveLength(0)
    })

    it('rejects a signature of another account or text, and an invalid one', async () => {
      const { alice, bob, verify } = prepare()
      const signature = await alice.signMessage({ message })
      expect(await verify(bob.address, signature)).toBe('invalid')
      expect(await verify(alice.address, signature, `${message} `)).toBe('invalid')
      for (const garbage of ['', '0x', '0x1', 'nothing', `0x${'00'.repeat(65)}`, `0x${'ff'.repeat(64)}1b`])
        expect(await verify(alice.address, garbage), garbage).toBe('invalid')
      expect(await verify('alice.eth', signature)).toBe('invalid')
    })

    it("follows a contract's verdict (ERC-1271), also for a contract that isn't deployed yet (ERC-6492)", async () => {
      const { alice, bob, chain, verify } = prepare()
      const [byAlice, byBob] = [await alice.signMessage({ message }), await bob.signMessage({ message })]
      const { address } = devWallet(alice.address)
      expect(await verify(address, byAlice)).toBe('valid')
      expect(await verify(address, byBob)).toBe('invalid')
      const { address: later, factory, factoryData: data } = devWallet(bob.address)
      const wrap = (signature: `0x${string}`) => serializeErc6492Signature({ address: factory, data, signature })
      expect(await verify(later, byBob)).toBe('invalid')
      expect(await verify(later, wrap(byBob))).toBe('valid')
      expect(await verify(later, wrap(byAlice))).toBe('invalid')
      // The contract exists now, and its signature still says how to deploy it.
      const { alice: owner } = prepare()
      expect(
        await verify(
          address,
          serializeErc6492Signature({ address: factory, data, signature: await owner.signMessage({ message }) }),
        ),
      ).toBe('valid')
      expect(await chain.rpc('eth_getCode', later, 'latest')).toBe('0x')
    })

    it('rejects when the contract reverts, or returns too little or anything but the magic value', async () => {
      const { alice, chain, verify } = prepare()
      const signature = await alice.signMessage({ message })
      const { address } = devWallet(alice.address)
      const answering = (bytes: string) => `0x63${bytes}60e01b60005260206000f3`
      // Reverts; returns nothing; the magic value; another value; the magic value in only four bytes.
      for (const [code, verdict] of [
        ['0x60006000fd', 'invalid'],
        ['0x00', 'invalid'],
        [answering('1626ba7e'), 'valid'],
        [answering('ffffffff'), 'invalid'],
        ['0x631626ba7e6000526004601cf3', 'invalid'],
      ] as const)
        await withCode(chain, address, code, async () => expect(await verify(address, signature), code).toBe(verdict))
    })

    it('returns unknown for a contract while no node responds', async () => {
      const { alice, verify } = prepare({ rpcUrls: { 31337: ['http://127.0.0.1:1'] } })
      const signature = await alice.signMessage({ message })
      expect(await verify(alice.address, signature)).toBe('valid')
      expect(await verify(devWallet(alice.address).address, signature)).toBe('unknown')
    })
  })
}
