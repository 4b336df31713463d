import { badgesAbi, type EvmDevnet, startEvm, testTokenAbi } from '@kit/devnet'
import { encodeFunctionData, maxUint256, parseEther, parseUnits } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { account, createRpc } from '../../test/createRpc.js'

const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
/** The first and last four letters of it. */
const lookAlike = `0x7099${'0'.repeat(32)}79c8`

describe('sending on a real chain', () => {
  let chain: EvmDevnet
  beforeAll(async () => {
    chain = await startEvm({ chainId: 31337 })
  })
  afterAll(() => chain.stop())

  const send = async (transaction: object, given: Parameters<typeof createRpc>[0] = {}) => {
    const rpc = createRpc({ url: chain.url, ...given })
    const hash = await rpc.ask('eth_sendTransaction', [{ from: account.address, ...transaction }])
    return { ...rpc, receipt: await rpc.client.waitForTransactionReceipt({ hash }) }
  }

  it('shows what is sent, the fee and what changes, and broadcasts that', async () => {
    const before = await createRpc({ url: chain.url }).client.getBalance({ address: other })
    const { last, client, receipt } = await send({ to: other, value: `0x${parseEther('1.5').toString(16)}` })
    expect(receipt.status).toBe('success')
    expect((await client.getBalance({ address: other })) - before).toBe(parseEther('1.5'))
    expect(last().words).toContain('Send 1.5 ETH to 0x70…dc79C8')
    expect(last().rows).toContainEqual(['To', other])
    expect(last().rows).toContainEqual(['You give', '−1.5 ETH'])
    const most = last().rows.find(([name]) => name === 'Fee')?.[1] ?? ''
    const paid = receipt.gasUsed * receipt.effectiveGasPrice
    expect(parseEther(/at most ([\d.]+) ETH/.exec(most)?.[1] ?? '0')).toBeGreaterThanOrEqual(paid)
  })

  it('reads tokens by what their contracts say', async () => {
    const { address } = chain.tokens.TUSD
    const data = encodeFunctionData({
      abi: testTokenAbi,
      functionName: 'transfer',
      args: [other, parseUnits('12.25', 6)],
    })
    const { last } = await send({ to: address, data })
    expect(last().words).toContain('Send 12.25 TUSD to 0x70…dc79C8')
    expect(last().rows).toContainEqual(['You give', '−12.25 TUSD'])
    expect(last().rows).toContainEqual(['Contract', address])
  })

  it.each([
    ['some', 1_000_000n, 'Let 0x70…dc79C8 take up to 1 TUSD', undefined],
    ['all', maxUint256, 'Let 0x70…dc79C8 take all your TUSD', 'can take all that you have of the token'],
    ['nothing more', 0n, 'End what 0x70…dc79C8 may take of your TUSD', undefined],
  ])('says who may take %s of a token', async (_, amount, title, warning) => {
    const data = encodeFunctionData({ abi: testTokenAbi, functionName: 'approve', args: [other, amount] })
    const { last } = await send({ to: chain.tokens.TUSD.address, data })
    expect(last().words).toContain(title)
    expect(last().warnings).toEqual(warning === undefined ? [] : [expect.stringContaining(warning)])
  })

  it('warns of a permission for all items of a collection', async () => {
    const data = encodeFunctionData({ abi: badgesAbi, functionName: 'setApprovalForAll', args: [other, true] })
    const { last } = await send({ to: chain.tokens.TUSD.address, data, gas: '0x30d40' })
    expect(last().words).toContain('can take every item of the collection')
  })

  it('warns of what would fail, and sends it nevertheless', async () => {
    const data = encodeFunctionData({ abi: testTokenAbi, functionName: 'transferFrom', args: [other, other, 1n] })
    const { last, receipt } = await send({ to: chain.tokens.TUSD.address, data })
    expect(last().words).toContain('This would fail now.')
    expect(receipt.status).toBe('reverted')
  })

  it('says of a call that is not known that it is not', async () => {
    const { last } = await send({ to: other, data: '0xdeadbeef01' })
    expect(last().words).toContain('What this call does is not known')
    expect(last().rows).toContainEqual(['Function', 'unknown (0xdeadbeef)'])
    expect(last().rows).toContainEqual(['data', '0xdeadbeef01'])
  })

  it('shows the calls inside of a call', async () => {
    const inner = encodeFunctionData({ abi: testTokenAbi, functionName: 'approve', args: [other, maxUint256] })
    const abi = [
      {
        type: 'function',
        name: 'multicall',
        stateMutability: 'payable',
        inputs: [{ name: 'calls', type: 'bytes[]' }],
        outputs: [],
      },
    ] as const
    const data = encodeFunctionData({ abi, functionName: 'multicall', args: [[inner]] })
    const { last } = await send({ to: chain.tokens.TUSD.address, data })
    expect(last().words).toContain('Let 0x70…dc79C8 take all your TUSD')
    expect(last().words).toContain('can take all that you have of the token')
  })

  it('says that nothing can be told where the node does not simulate', async () => {
    const { client } = createRpc({ url: chain.url })
    const request = async () => {
      throw Object.assign(new Error('the method does not exist'), { code: -32601 })
    }
    const { last } = await send({ to: other, value: '0x1' }, { clientOf: () => ({ ...client, request }) as never })
    expect(last().words).toContain('cannot be told here')
  })

  it('warns of a receiver that looks like a known one, and of a first one', async () => {
    const known = new Set<string>()
    const receivers = {
      check: async (address: string) =>
        known.has(address) ? { isKnown: true } : { isKnown: false, ...(known.size > 0 && { lookAlike: other }) },
      remember: async (addresses: readonly string[]) => {
        for (const address of addresses) known.add(address)
      },
    }
    const [first, again, like] = [
      await send({ to: other, value: '0x1' }, { receivers }),
      await send({ to: other, value: '0x1' }, { receivers }),
      await send({ to: lookAlike, value: '0x1' }, { receivers }),
    ]
    expect(first.last().words).toContain('You have not sent anything to this address')
    expect(again.last().warnings).toEqual([])
    expect(like.last().words).toContain(`This address only looks like ${other}`)
  })
})
