import { codeOf, createTestEngine } from '@kit/fakes'
import { describe, expect, it } from 'vitest'

/** Connects two EVM wallets, of which the second is active, and a Solana wallet. Each signs with its own name. */
async function setUp() {
  const signMessage = async ({ account }: { account: { address: string } }) => account.address
  const engine = await createTestEngine({ eip155: { signMessage }, solana: { signMessage } })
  await engine.connect('one', ['0xA', '0xB'])
  await engine.connect('two', ['0xC'])
  await engine.connect('sol', ['So1'], 'solana')
  engine.kit.setActive({ namespace: 'eip155' })
  return engine.kit
}

describe('createTargets', () => {
  it.each([
    [{}, '0xC'],
    [{ namespace: 'solana' }, 'So1'],
    [{ connectionId: 'eip155:one' }, '0xA'],
    [{ connectionId: 'eip155:one', address: '0xb' }, '0xB'],
  ])('finds the connection and account of a target: %o', async (target, address) => {
    const kit = await setUp()
    expect(await kit.signMessage({ ...target, message: 'hello' })).toBe(address)
  })

  it.each([
    [{ connectionId: 'eip155:three' }, 'connection/notConnected'],
    [{ namespace: 'cosmos' }, 'connection/notConnected'],
    [{ address: '0xZ' }, 'account/notFound'],
    [{ namespace: 'solana', networkId: 'eip155:1' }, 'network/mismatch'],
  ] as const)('throws a typed error for a missing target: %o', async (target, code) => {
    const kit = await setUp()
    expect(await codeOf(kit.switchNetwork({ networkId: 'eip155:2' }))).toBe('network/switchUnsupported')
    expect(await codeOf(kit.sendTransaction({ ...target, to: '0xD', value: 1n }))).toBe(code)
  })
})
