import { formatAddress } from '@kit/core'
import { badgesAbi, type EvmDevnet, startEvm, testTokenAbi } from '@kit/devnet'
import {
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  maxUint256,
  numberToHex,
  parseAbi,
  parseAbiParameters,
  parseEther,
  parseUnits,
} from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { account, createRpc } from '../../test/createRpc.js'

const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
/** Has the same first and last four characters. */
const lookAlike = `0x7099${'0'.repeat(32)}79c8`

describe('eth_sendTransaction on a local chain', () => {
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

  it('shows the amount, the fee and the changes, and broadcasts exactly that', async () => {
    const before = await createRpc({ url: chain.url }).client.getBalance({ address: other })
    const { last, client, receipt } = await send({ to: other, value: `0x${parseEther('1.5').toString(16)}` })
    expect(receipt.status).toBe('success')
    expect((await client.getBalance({ address: other })) - before).toBe(parseEther('1.5'))
    expect(last().words).toContain('Send 1.5 ETH to 0x70…dc79C8')
    expect(last().rows).toContainEqual(['To', other])
    expect(last().rows).toContainEqual(['You send', '1.5 ETH'])
    const most = last().rows.find(([name]) => name === 'Network fee')?.[1] ?? ''
    const paid = receipt.gasUsed * receipt.effectiveGasPrice
    expect(parseEther(/up to ([\d.]+) ETH/.exec(most)?.[1] ?? '0')).toBeGreaterThanOrEqual(paid)
  })

  it('hides the symbol of an unlisted token', async () => {
    const { address } = chain.tokens.TUSD
    const data = encodeFunctionData({
      abi: testTokenAbi,
      functionName: 'transfer',
      args: [other, parseUnits('12.25', 6)],
    })
    const { last } = await send({ to: address, data })
    expect(last().words).toContain(`Send 12.25 unlisted token ${formatAddress(address)} to 0x70…dc79C8`)
    expect(last().rows).toContainEqual(['You send', `12.25 unlisted token ${formatAddress(address)}`])
    expect(last().rows).toContainEqual(['Contract', address])
  })

  it.each([
    ['some', 1_000_000n, 'Let 0x70…dc79C8 spend up to 1 unlisted token', undefined],
    ['all', maxUint256, 'Let 0x70…dc79C8 spend all your unlisted token', 'take all of this token'],
    ['none', 0n, 'Revoke 0x70…dc79C8’s access to your unlisted token', undefined],
    [
      'half of the uint256 range',
      2n ** 255n - 1n,
      'Let 0x70…dc79C8 spend all your unlisted token',
      'take all of this token',
    ],
  ])('shows who can spend %s of a token', async (_, amount, title, warning) => {
    const data = encodeFunctionData({ abi: testTokenAbi, functionName: 'approve', args: [other, amount] })
    const { last } = await send({ to: chain.tokens.TUSD.address, data })
    expect(last().words).toContain(title)
    expect(last().warnings).toEqual(warning === undefined ? [] : [expect.stringContaining(warning)])
  })

  describe('approve, by supply and balance', () => {
    const read = async (functionName: 'totalSupply' | 'balanceOf') => {
      const { client } = createRpc({ url: chain.url })
      const contract = { address: chain.tokens.TUSD.address, abi: testTokenAbi }
      return functionName === 'totalSupply'
        ? client.readContract({ ...contract, functionName })
        : client.readContract({ ...contract, functionName, args: [account.address] })
    }
    const approve = async (amount: bigint) => {
      const data = encodeFunctionData({ abi: testTokenAbi, functionName: 'approve', args: [other, amount] })
      return (await send({ to: chain.tokens.TUSD.address, data })).last()
    }

    it('counts an approval of at least the total supply as unlimited', async () => {
      const { words, warnings } = await approve(await read('totalSupply'))
      expect(words).toContain('Let 0x70…dc79C8 spend all your unlisted token')
      expect(warnings).toEqual([expect.stringContaining('take all of this token')])
    })

    it('warns from the whole balance up, and not below', async () => {
      const balance = await read('balanceOf')
      expect((await approve(balance)).warnings).toEqual([expect.stringContaining('entire balance of this token')])
      expect((await approve(balance - 1n)).warnings).toEqual([])
    })

    it('counts as unlimited in a permit, too', async () => {
      const message = {
        owner: account.address,
        spender: other,
        value: await read('totalSupply'),
        nonce: 0n,
        deadline: 9n,
      }
      const types = ['owner address', 'spender address', 'value uint256', 'nonce uint256', 'deadline uint256'].map(
        (field) => ({ name: field.split(' ')[0], type: field.split(' ')[1] }),
      )
      expect((await sign({ types: { Permit: types }, primaryType: 'Permit', message })).warnings.join()).toContain(
        'take all of this token',
      )
    })
  })

  /** Signs typed data for a contract of the chain, by default a token. */
  const sign = async (data: object, verifyingContract: string = chain.tokens.TUSD.address, given: object = {}) => {
    const { ask, last } = createRpc({ url: chain.url, ...given })
    const domain = { name: 'Any', chainId: 31337, verifyingContract }
    const text = JSON.stringify({ domain, ...data }, (_, value) => (typeof value === 'bigint' ? `${value}` : value))
    await ask('eth_signTypedData_v4', [account.address, text])
    return last()
  }

  it('warns of any signature for a token, and of none for another contract', async () => {
    const types = { Vote: [{ name: 'choice', type: 'string' }] }
    const vote = { types, primaryType: 'Vote', message: { choice: 'yes' } }
    expect((await sign(vote)).warnings.join()).toContain('may move your assets')
    expect((await sign(vote, other)).warnings).toEqual([])
    // It may be a token.
    expect((await sign(vote, other, { url: undefined })).warnings.join()).toContain('may move your assets')
  })

  it('warns of an approval for all NFTs of a collection', async () => {
    const data = encodeFunctionData({ abi: badgesAbi, functionName: 'setApprovalForAll', args: [other, true] })
    const { last } = await send({ to: chain.tokens.TUSD.address, data, gas: '0x30d40' })
    expect(last().words).toContain('take every NFT in this collection')
  })

  it('warns of a transaction that would fail, and still sends it', async () => {
    const data = encodeFunctionData({ abi: testTokenAbi, functionName: 'transferFrom', args: [other, other, 1n] })
    const { last, receipt } = await send({ to: chain.tokens.TUSD.address, data })
    expect(last().words).toContain('will probably fail')
    expect(receipt.status).toBe('reverted')
  })

  it('shows that a call is unknown', async () => {
    const { last } = await send({ to: other, data: '0xdeadbeef01' })
    expect(last().words).toContain('We can’t tell what this does')
    expect(last().rows).toContainEqual(['Function', 'unknown (0xdeadbeef)'])
    expect(last().rows).toContainEqual(['data', '0xdeadbeef01'])
  })

  it('shows the calls inside a call', async () => {
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
    expect(last().words).toContain('Let 0x70…dc79C8 spend all your unlisted token')
    expect(last().words).toContain('take all of this token')
  })

  it.each([
    ['deposit()', 'deposit', []],
    ['execute(bytes,bytes[],uint256)', 'execute', ['0x', [], 0n]],
    ['multicall(bytes[])', 'multicall', [[]]],
  ])('shows for %s on an unlisted contract that its effect is unknown', async (_, functionName, args) => {
    const abi = parseAbi([
      'function deposit()',
      'function execute(bytes commands, bytes[] inputs, uint256 deadline)',
      'function multicall(bytes[] calls)',
    ])
    const data = encodeFunctionData({ abi, functionName, args } as never)
    const { last } = await send({ to: other, data })
    expect(last().warnings.join()).toContain('We can’t tell what this does')
  })

  it('warns of nested calls that are not shown, by number and by depth', async () => {
    const abi = parseAbi(['function multicall(bytes[] calls)'])
    const nest = (calls: readonly Hex[]) => encodeFunctionData({ abi, functionName: 'multicall', args: [calls] })
    const approve = encodeFunctionData({ abi: testTokenAbi, functionName: 'approve', args: [other, 1n] })
    const to = chain.tokens.TUSD.address
    const many = await send({ to, data: nest(Array.from({ length: 51 }, () => approve)), gas: '0x100000' })
    expect(many.last().warnings.join()).toContain('more calls than can be shown')
    const deep = await send({ to, data: nest([nest([nest([nest([approve])])])]), gas: '0x100000' })
    expect(deep.last().warnings.join()).toContain('more calls than can be shown')
    const few = await send({ to, data: nest([approve]), gas: '0x100000' })
    expect(few.last().warnings.join()).not.toContain('more calls than can be shown')
  })

  it('shows Permit2 permits in the commands of a universal router', async () => {
    const token = chain.tokens.TUSD.address
    const details = { token, amount: 2n ** 160n - 1n, expiration: 2 ** 40, nonce: 0 }
    const permit = encodeAbiParameters(
      parseAbiParameters(
        '((address token, uint160 amount, uint48 expiration, uint48 nonce) details, address spender, uint256 sigDeadline) permitted, bytes signature',
      ),
      [{ details, spender: other, sigDeadline: 2n ** 40n }, '0x'],
    )
    const abi = parseAbi(['function execute(bytes commands, bytes[] inputs, uint256 deadline)'])
    const data = encodeFunctionData({ abi, functionName: 'execute', args: ['0x0a', [permit], 2n ** 40n] })
    const { last } = await send({ to: '0x66a9893cC07D91D95644AEDD05D03f95e1dBA8Af', data })
    expect(last().words).toContain('Let 0x70…dc79C8 spend all your unlisted token')
    expect(last().warnings.join()).toContain('take all of this token')
  })

  it('warns of a batch of NFTs, and lists each', async () => {
    const abi = parseAbi([
      'function safeBatchTransferFrom(address from, address to, uint256[] ids, uint256[] amounts, bytes data)',
    ])
    const data = encodeFunctionData({
      abi,
      functionName: 'safeBatchTransferFrom',
      args: [account.address, lookAlike as Hex, [7n, 8n], [1n, 5n], '0x'],
    })
    const receivers = { check: async () => ({ isKnown: false }), remember: async () => undefined }
    const { last } = await send({ to: other, data }, { receivers })
    expect(last().words).toContain('Send 2 NFTs to')
    expect(last().rows).toContainEqual(['NFT', '#8 × 5'])
    expect(last().warnings.join()).toContain('First time sending to this address')
  })

  it("simulates with the fields that are signed: a contract can't detect it by the gas price", async () => {
    const { client } = createRpc({ url: chain.url })
    const requested: { readonly method: string; readonly params: readonly unknown[] }[] = []
    const request = async (one: (typeof requested)[number]) => {
      requested.push(one)
      return client.request(one as never)
    }
    const {
      last,
      client: reader,
      receipt,
    } = await send({ to: other, value: '0x1' }, { clientOf: () => ({ ...client, request }) as never })
    const simulated = requested.find(({ method }) => method === 'eth_simulateV1')?.params[0] as {
      blockStateCalls: [{ blockOverrides: { baseFeePerGas: Hex }; calls: [Record<string, Hex>] }]
    }
    const [{ blockOverrides, calls }] = simulated.blockStateCalls
    const sent = await reader.getTransaction({ hash: receipt.transactionHash })
    expect(BigInt(blockOverrides.baseFeePerGas)).toBeGreaterThan(0n)
    expect(calls[0]).toMatchObject({
      gas: numberToHex(sent.gas),
      nonce: numberToHex(sent.nonce),
      maxFeePerGas: numberToHex(sent.maxFeePerGas ?? 0n),
      maxPriorityFeePerGas: numberToHex(sent.maxPriorityFeePerGas ?? 0n),
    })
    expect(last().words).toContain('The result may differ')
    expect(last().rows).toContainEqual(['You send', '0.000000000000000001 ETH'])
  })

  it('shows that the changes are unknown when the node can’t simulate', async () => {
    const { client } = createRpc({ url: chain.url })
    const request = async () => {
      throw Object.assign(new Error('the method does not exist'), { code: -32601 })
    }
    const { last } = await send({ to: other, value: '0x1' }, { clientOf: () => ({ ...client, request }) as never })
    expect(last().words).toContain('can’t simulate')
  })

  it('warns of a recipient that looks like a known one, and of a first one', async () => {
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
    expect(first.last().words).toContain('First time sending to this address')
    expect(again.last().warnings).toEqual([])
    expect(like.last().words).toContain(`This address looks like ${other}`)
  })
})
