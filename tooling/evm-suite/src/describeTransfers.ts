import { devDex, type EvmDevnet, multicall3Address, startEvm } from '@kit/devnet'
import { encodeErrorResult, parseAbi } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { assembleContract } from './assembleContract.js'
import { createSetUp } from './createSetUp.js'
import type { EvmFixture } from './EvmFixture.js'

/** Describes transfers that are simulated before the wallet is prompted, against a local chain. */
export function describeTransfers(fixture: EvmFixture): void {
  const setUp = createSetUp(fixture)
  const oracle = '0x420000000000000000000000000000000000000F'
  const word = (value: bigint) => `0x${value.toString(16).padStart(64, '0')}`
  let chain: EvmDevnet
  beforeAll(async () => {
    chain = await startEvm({ chainId: 31337 })
  })
  afterAll(() => chain.stop())

  const prepare = async () => {
    const { adapter, network } = setUp(chain)
    const { planTransfer } = await adapter.loadCapabilities()
    if (!planTransfer) throw new Error('The adapter lost its plans.')
    const account = { namespace: 'eip155', address: chain.accounts[0]?.address ?? '0x', type: 'eoa' } as const
    return (to: string, amount: bigint | 'max', token?: string) =>
      planTransfer({ network, account, to, amount, ...(token !== undefined && { token }) })
  }
  const createAddress = (first: string) => `0x${crypto.randomUUID().replaceAll('-', '').padStart(40, first)}`
  /** Puts code at an unused address. */
  const deploy = async (code: string) => {
    const address = createAddress('d')
    await chain.rpc('anvil_setCode', address, code)
    return address
  }
  /** A token of which every account holds five. */
  const deployToken = (transfer: string | undefined, reverted?: string) => {
    const cases = [
      ['70a08231', word(5n)] as const,
      ...(transfer === undefined ? [] : [['a9059cbb', transfer] as const]),
    ]
    return deploy(assembleContract(cases, reverted))
  }
  const someone = createAddress('a')

  describe(`planTransfer on ${fixture.name}`, () => {
    it('needs the gas of a plain transfer for the native currency', async () => {
      const plan = await prepare()
      const { baseFeePerGas } = (await chain.rpc('eth_getBlockByNumber', 'latest', false)) as { baseFeePerGas: string }
      const priority = BigInt(String(await chain.rpc('eth_maxPriorityFeePerGas')))
      const price = (BigInt(baseFeePerGas) * 12n + 9n) / 10n + priority
      expect(await plan(someone, 7n)).toEqual({ amount: 7n, fee: 21_000n * price, warnings: [] })
    })

    it('leaves the native currency alone when it sends all of a token', async () => {
      const plan = await prepare()
      const { amount, fee } = await plan(someone, 'max', chain.tokens.TUSD.address)
      expect(amount).toBe(10n ** 11n)
      expect(fee).toBeGreaterThan(0n)
    })

    it('accepts a token that returns nothing, as old ones do', async () => {
      const plan = await prepare()
      expect(await plan(someone, 5n, await deployToken('0x'))).toMatchObject({ amount: 5n, warnings: [] })
    })

    it.each([
      ['returns false', word(0n), undefined, 'The token contract rejected the transfer.'],
      [
        'gives a reason',
        undefined,
        encodeErrorResult({ abi: parseAbi(['error Error(string)']), args: ['blocked'] }),
        'blocked',
      ],
      [
        'is paused',
        undefined,
        encodeErrorResult({ abi: parseAbi(['error EnforcedPause()']) }),
        'The contract is paused.',
      ],
    ])('reports the reason when the token %s', async (_, transfer, reverted, details) => {
      const plan = await prepare()
      const planned = plan(someone, 5n, await deployToken(transfer, reverted))
      await expect(planned).rejects.toMatchObject({ code: 'transfer/wouldFail', details })
    })

    it("warns when the recipient is the token's contract", async () => {
      const plan = await prepare()
      const { address } = chain.tokens.TUSD
      expect((await plan(address, 1n, address.toLowerCase())).warnings).toEqual(['tokenContract'])
    })

    it('warns about a contract as recipient, and refuses one that accepts nothing', async () => {
      const plan = await prepare()
      expect((await plan(devDex().wrappedNative.address, 1n)).warnings).toEqual(['contractRecipient'])
      expect((await plan(multicall3Address, 1n, chain.tokens.TTK.address)).warnings).toEqual(['contractRecipient'])
      await expect(plan(multicall3Address, 1n)).rejects.toMatchObject({
        code: 'transfer/wouldFail',
        details: "The recipient is a contract that can't receive this.",
      })
    })

    it('treats a delegated account (EIP-7702) as an account', async () => {
      const plan = await prepare()
      const delegated = await deploy(`0xef0100${'0'.repeat(39)}1`)
      expect((await plan(delegated, 1n, chain.tokens.TTK.address)).warnings).toEqual([])
    })

    it('adds the L1 fee of a rollup', async () => {
      const before = await (await prepare())(someone, 1n)
      await chain.rpc('anvil_setCode', oracle, assembleContract([['49948e0e', word(10n ** 12n)]]))
      try {
        const after = await (await prepare())(someone, 1n)
        expect(after.fee - before.fee).toBe((10n ** 12n * 12n) / 10n)
      } finally {
        await chain.rpc('anvil_setCode', oracle, '0x')
      }
    })

    it('refuses an address without a token', async () => {
      const plan = await prepare()
      await expect(plan(someone, 1n, createAddress('b'))).rejects.toMatchObject({ code: 'token/notFound' })
    })
  })
}
