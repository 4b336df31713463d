import {
  type Address,
  createPublicClient,
  createWalletClient,
  encodeAbiParameters,
  getAbiItem,
  type Hex,
  http,
  keccak256,
  pad,
  parseEther,
  toBytes,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { intentSettlerAbi } from '../contracts/intentSettler.data.js'
import { testTokenAbi } from '../contracts/testToken.data.js'
import { devChain } from '../devChain.js'
import { type EvmDevnet, startEvm } from '../startEvm.js'
import { devSettler } from './devSettler.js'
import { orderParameters, startFiller } from './startFiller.js'

const { address } = devSettler()
const type = keccak256(
  toBytes(
    'OrderData(bytes32 sender,bytes32 recipient,bytes32 inputToken,bytes32 outputToken,uint256 amountIn,uint256 amountOut,uint256 senderNonce,uint32 originDomain,uint32 destinationDomain,bytes32 destinationSettler,uint32 fillDeadline,bytes data)',
  ),
)
let chains: readonly EvmDevnet[] = []
let nonce = 0n

beforeAll(async () => {
  chains = await Promise.all([31337, 31338].map((chainId) => startEvm({ chainId })))
})
afterAll(() => Promise.all(chains.map(({ stop }) => stop())))

/** Returns both sides of a transfer from the first chain to the second, for the account at an index. */
function sides(place: number) {
  const [one, two] = chains as [EvmDevnet, EvmDevnet]
  const account = privateKeyToAccount(one.accounts[place]?.privateKey as Hex)
  const open = (chain: EvmDevnet) => {
    const common = { chain: devChain(chain), transport: http(chain.url), pollingInterval: 20, cacheTime: 0 }
    return { ...createPublicClient(common), wallet: createWalletClient({ ...common, account }) }
  }
  const [origin, target] = [open(one), open(two)]
  const recipient = pad(`0x${(++nonce).toString(16).padStart(40, 'a')}` as Address)

  async function order(more: { readonly token?: Address; readonly seconds?: number } = {}) {
    const { timestamp } = await target.getBlock()
    const fillDeadline = Number(timestamp) + (more.seconds ?? 600)
    const token = more.token === undefined ? pad('0x') : pad(more.token)
    const amounts = more.token === undefined ? [parseEther('1.001'), parseEther('1')] : [1_001_000n, 1_000_000n]
    const [amountIn = 0n, amountOut = 0n] = amounts
    const orderData = encodeAbiParameters(orderParameters, [
      {
        sender: pad(account.address),
        recipient,
        inputToken: token,
        outputToken: token,
        amountIn,
        amountOut,
        senderNonce: nonce,
        originDomain: 31337,
        destinationDomain: 31338,
        destinationSettler: pad(address),
        fillDeadline,
        data: '0x',
      },
    ])
    const envelope = { fillDeadline, orderDataType: type, orderData }
    const value = more.token === undefined ? amountIn : 0n
    return { id: keccak256(orderData), envelope, amountIn, amountOut, value }
  }
  const begin = async ({ envelope, value }: Awaited<ReturnType<typeof order>>) => {
    const hash = await origin.wallet.writeContract({
      address,
      abi: intentSettlerAbi,
      functionName: 'open',
      args: [envelope],
      value,
    })
    return origin.waitForTransactionReceipt({ hash })
  }
  const statusOf = async (side: typeof origin, id: Hex) => {
    const word = await side.readContract({ address, abi: intentSettlerAbi, functionName: 'orderStatus', args: [id] })
    return Buffer.from(word.slice(2), 'hex').toString().replaceAll('\0', '')
  }
  const fills = async (id: Hex) => {
    const event = getAbiItem({ abi: intentSettlerAbi, name: 'Filled' })
    const logs = await target.getLogs({ address, event, fromBlock: 0n })
    return logs.filter(({ args }) => args.orderId === id).length
  }
  const to = `0x${recipient.slice(26)}` as Address
  return { one, two, origin, target, account, to, order, begin, statusOf, fills }
}

const running = (...args: Parameters<typeof startFiller>) => {
  const filler = startFiller(...args)
  onTestFinished(() => filler.stop())
  return filler
}

describe('a filler', () => {
  it('delivers the currency and a token, and receives what their senders escrowed', async () => {
    const { one, order, begin, statusOf, origin, target, to } = sides(1)
    running(chains)
    const coin = await order()
    await begin(coin)
    await expect.poll(() => statusOf(origin, coin.id)).toBe('SETTLED')
    expect(await target.getBalance({ address: to })).toBe(coin.amountOut)
    const token = one.tokens.TUSD.address
    const held = { address: token, abi: testTokenAbi, functionName: 'balanceOf' } as const
    const some = await order({ token })
    const hash = await origin.wallet.writeContract({
      address: token,
      abi: testTokenAbi,
      functionName: 'approve',
      args: [address, some.amountIn],
    })
    await origin.waitForTransactionReceipt({ hash })
    await begin(some)
    await expect.poll(() => statusOf(origin, some.id)).toBe('SETTLED')
    expect(await target.readContract({ ...held, args: [to] })).toBe(some.amountOut)
    expect(await origin.readContract({ ...held, args: [address] })).toBe(0n)
  })

  it('pays a fill once when it stops before the payment is mined and another filler continues', async () => {
    const { two, order, begin, statusOf, fills, origin, target, to } = sides(2)
    await two.rpc('evm_setAutomine', false)
    const first = running(chains)
    const one = await order()
    await begin(one)
    const waiting = async () => ((await two.rpc('txpool_status')) as { pending: string }).pending
    await expect.poll(waiting).toBe('0x1')
    const ending = first.stop()
    running(chains)
    running(chains)
    await two.rpc('evm_mine')
    await two.rpc('evm_setAutomine', true)
    await ending
    await expect.poll(() => statusOf(origin, one.id)).toBe('SETTLED')
    expect(await fills(one.id)).toBe(1)
    expect(await target.getBalance({ address: to })).toBe(one.amountOut)
  })

  it('fills nothing after the deadline, and the sender gets a full refund, once and not earlier', async () => {
    const { one, two, order, begin, statusOf, fills, origin, account } = sides(3)
    const late = await order({ seconds: 30 })
    await begin(late)
    const refund = () =>
      origin.wallet.writeContract({ address, abi: intentSettlerAbi, functionName: 'refund', args: [[late.envelope]] })
    await expect(refund()).rejects.toThrow('TOO_EARLY')
    for (const { rpc } of [one, two]) {
      await rpc('evm_increaseTime', 120)
      await rpc('evm_mine')
    }
    running(chains)
    const other = await order()
    await begin(other)
    // Once the later order is settled, the filler has checked both.
    await expect.poll(() => statusOf(origin, other.id)).toBe('SETTLED')
    expect(await fills(late.id)).toBe(0)
    const before = await origin.getBalance({ address: account.address })
    const { gasUsed, effectiveGasPrice } = await origin.waitForTransactionReceipt({ hash: await refund() })
    const after = await origin.getBalance({ address: account.address })
    expect(after - before + gasUsed * effectiveGasPrice).toBe(late.amountIn)
    expect(await statusOf(origin, late.id)).toBe('REFUNDED')
    await expect(refund()).rejects.toThrow('NOT_OPENED')
  })
})

describe('a settler', () => {
  it('rejects opening an order for another account, for less than its amount, twice, or too late', async () => {
    const { one, order, begin } = sides(4)
    const mine = await order()
    const other = sides(5)
    await expect(other.begin(mine)).rejects.toThrow('NOT_THE_SENDER')
    await expect(begin({ ...mine, value: mine.value - 1n })).rejects.toThrow('WRONG_VALUE')
    await begin(mine)
    await expect(begin(mine)).rejects.toThrow('KNOWN_ORDER')
    await expect(begin(await order({ seconds: -3600 }))).rejects.toThrow('TOO_LATE')
    expect(one.chainId).toBe(31337)
  })

  it('rejects a fill that is too small, too late, of another order, elsewhere, or a duplicate', async () => {
    const { order, origin, target, to } = sides(7)
    const [mine, other, late] = [await order(), await order({ seconds: 601 }), await order({ seconds: -1 })]
    const fill = async (
      one: typeof mine,
      more: { readonly data?: Hex; readonly value?: bigint; readonly at?: typeof target } = {},
    ) => {
      const { at = target, data = one.envelope.orderData, value = one.amountOut } = more
      const args = [one.id, data, '0x'] as const
      const hash = await at.wallet.writeContract({ address, abi: intentSettlerAbi, functionName: 'fill', args, value })
      return at.waitForTransactionReceipt({ hash })
    }
    await expect(fill(mine, { value: mine.amountOut - 1n })).rejects.toThrow('WRONG_VALUE')
    await expect(fill(mine, { data: other.envelope.orderData })).rejects.toThrow('WRONG_ORDER')
    await expect(fill(mine, { at: origin })).rejects.toThrow('WRONG_CHAIN')
    await expect(fill(late)).rejects.toThrow('TOO_LATE')
    expect(await target.getBalance({ address: to })).toBe(0n)
    await fill(mine)
    await expect(fill(mine)).rejects.toThrow('KNOWN_ORDER')
    expect(await target.getBalance({ address: to })).toBe(mine.amountOut)
  })

  it("accepts only the attester's word on who filled an order", async () => {
    const { order, begin, origin, account } = sides(6)
    const mine = await order()
    await begin(mine)
    const settle = { address, abi: intentSettlerAbi, functionName: 'settle', args: [mine.id, account.address] } as const
    await expect(origin.wallet.writeContract(settle)).rejects.toThrow('NOT_THE_ATTESTER')
  })
})
