import type { Network } from '@kit/core'
import { devChain } from '@kit/devnet'
import { createFakePorts } from '@kit/testing'
import { encodeFunctionData, erc20Abi } from 'viem'
import { describe, expect, it } from 'vitest'
import type { EvmFixture } from './EvmFixture.js'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const nobody = '0x00000000000000000000000000000000000000aa'

/** What transfers are made of. */
export function describeTransfers(fixture: EvmFixture): void {
  describe(`encodeTransfer on ${fixture.name}`, async () => {
    const adapter = fixture.createAdapter({ networks: [devChain({ chainId: 31337, url: 'http://127.0.0.1:1' })] })({
      ports: createFakePorts(),
    })
    const { encodeTransfer } = await adapter.load()

    it('refuses a receiver whose checksum is wrong, and takes one without a checksum', () => {
      const typo = alice.replace('f39F', 'F39f')
      expect(() => encodeTransfer({ to: typo, amount: 1n })).toThrow(/checksum/)
      for (const to of [alice, alice.toLowerCase(), alice.slice(2)]) {
        expect(encodeTransfer({ to, amount: 1n })).toEqual({ to: alice.toLowerCase(), value: 1n })
      }
    })

    it('calls transfer(receiver, amount) of a token and sends it no native currency', () => {
      const call = encodeTransfer({ to: alice, amount: 25n, token: nobody })
      const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [alice, 25n] })
      expect(call).toEqual({ to: nobody, data })
    })

    it.each([
      ['a name', { to: 'alice.eth', amount: 1n }],
      ['less than nothing', { to: alice, amount: -1n }],
      ['more than there can be', { to: alice, amount: 2n ** 256n }],
      ['a token that is none', { to: alice, amount: 1n, token: 'USDC' }],
    ])('refuses %s', (_, call) => {
      expect(() => encodeTransfer(call)).toThrow(expect.objectContaining({ code: 'transaction/invalid' }))
    })
  })

  it(`asks to be paid by a link that names the chain (ERC-681), on ${fixture.name}`, () => {
    const adapter = fixture.createAdapter({ networks: [devChain({ chainId: 31337, url: 'http://127.0.0.1:1' })] })({
      ports: createFakePorts(),
    })
    const [network] = adapter.networks as readonly [Network]
    const amount = 15n * 10n ** 17n
    expect(adapter.formatPaymentUri({ network, address: alice, amount })).toBe(`ethereum:${alice}@31337?value=1.5e18`)
  })
}
