import { setTimeout } from 'node:timers/promises'
import {
  type Address,
  createPublicClient,
  createWalletClient,
  decodeAbiParameters,
  getAbiItem,
  type Hex,
  hexToBigInt,
  http,
  maxUint256,
  slice,
  stringToHex,
  zeroHash,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { intentSettlerAbi } from '../contracts/intentSettler.data.js'
import { testTokenAbi } from '../contracts/testToken.data.js'
import { devChain } from '../devChain.js'
import { devFillerKey, devSettler } from './devSettler.js'

const roundMs = 1_000
const filled = stringToHex('FILLED', { size: 32 })
const opened = stringToHex('OPENED', { size: 32 })
/** ABI of an order's data. */
export const orderParameters = [
  {
    type: 'tuple',
    components: [
      { name: 'sender', type: 'bytes32' },
      { name: 'recipient', type: 'bytes32' },
      { name: 'inputToken', type: 'bytes32' },
      { name: 'outputToken', type: 'bytes32' },
      { name: 'amountIn', type: 'uint256' },
      { name: 'amountOut', type: 'uint256' },
      { name: 'senderNonce', type: 'uint256' },
      { name: 'originDomain', type: 'uint32' },
      { name: 'destinationDomain', type: 'uint32' },
      { name: 'destinationSettler', type: 'bytes32' },
      { name: 'fillDeadline', type: 'uint32' },
      { name: 'data', type: 'bytes' },
    ],
  },
] as const

/** A filler of orders between local chains. */
export type RunningFiller = {
  /** Stops it immediately, even halfway through an order. Another filler continues from the state of the chains. */
  stop(): Promise<void>
}

/** A chain whose orders are filled. */
export type FilledChain = { readonly chainId: number; readonly url: string }

/**
 * Fills the orders opened at the settlers of local chains (ERC-7683) from its own account, and collects what their senders escrowed. It
 * stores nothing: filled and settled orders are read from the chains, so a restarted filler fills each order once. Failed reads and
 * transactions are retried in the next round.
 *
 * @example
 * const filler = startFiller([{ chainId: 31337, url: one.url }, { chainId: 31338, url: two.url }])
 * await filler.stop()
 */
export function startFiller(chains: readonly FilledChain[]): RunningFiller {
  const end = new AbortController()
  const account = privateKeyToAccount(devFillerKey)
  const { address } = devSettler()
  const sides = chains.map((one) => {
    const transport = http(one.url, { retryCount: 0 })
    const chain = devChain(one)
    const reader = createPublicClient({ chain, transport, cacheTime: 0, pollingInterval: 50 })
    return { chainId: one.chainId, reader, wallet: createWalletClient({ account, chain, transport }) }
  })
  type Side = (typeof sides)[number]
  /** Orders that need no further checks. */
  const done = new Set<Hex>()

  const statusOf = ({ reader }: Side, orderId: Hex) =>
    reader.readContract({
      address,
      abi: intentSettlerAbi,
      functionName: 'orderStatus',
      args: [orderId],
      blockTag: 'pending',
    })
  const mined = async ({ reader }: Side, hash: Hex) => {
    if (end.signal.aborted) throw new Error('The filler was stopped.')
    return reader.waitForTransactionReceipt({ hash, timeout: 5_000 })
  }

  async function fill(side: Side, orderId: Hex, originData: Hex): Promise<void> {
    const [{ outputToken, amountOut }] = decodeAbiParameters(orderParameters, originData)
    const token = hexToBigInt(outputToken) === 0n ? undefined : (slice(outputToken, 12) as Address)
    if (token !== undefined) {
      const erc20 = { address: token, abi: testTokenAbi } as const
      const args = [account.address, address] as const
      if ((await side.reader.readContract({ ...erc20, functionName: 'allowance', args })) < amountOut)
        await mined(
          side,
          await side.wallet.writeContract({ ...erc20, functionName: 'approve', args: [address, maxUint256] }),
        )
    }
    if (end.signal.aborted) return
    const hash = await side.wallet.writeContract({
      address,
      abi: intentSettlerAbi,
      functionName: 'fill',
      args: [orderId, originData, '0x'],
      value: token === undefined ? amountOut : 0n,
    })
    await mined(side, hash)
  }

  async function carry(origin: Side, orderId: Hex, originData: Hex): Promise<void> {
    const [{ destinationDomain, fillDeadline }] = decodeAbiParameters(orderParameters, originData)
    const target = sides.find(({ chainId }) => chainId === destinationDomain)
    if (target === undefined) return void done.add(orderId)
    if ((await statusOf(origin, orderId)) !== opened) return void done.add(orderId)
    if ((await statusOf(target, orderId)) === zeroHash) {
      const { timestamp } = await target.reader.getBlock()
      if (timestamp > fillDeadline) return void done.add(orderId)
      await fill(target, orderId, originData)
    }
    if ((await statusOf(target, orderId)) !== filled || end.signal.aborted) return
    const hash = await origin.wallet.writeContract({
      address,
      abi: intentSettlerAbi,
      functionName: 'settle',
      args: [orderId, account.address],
    })
    await mined(origin, hash)
  }

  async function fillOrders(origin: Side): Promise<void> {
    const event = getAbiItem({ abi: intentSettlerAbi, name: 'Open' })
    for (const { args } of await origin.reader.getLogs({ address, event, fromBlock: 0n, strict: true })) {
      const [instruction] = args.resolvedOrder.fillInstructions
      if (end.signal.aborted || done.has(args.orderId) || instruction === undefined) continue
      // One order that can't be filled doesn't block the others.
      await carry(origin, args.orderId, instruction.originData).catch(() => undefined)
    }
  }

  async function run(): Promise<void> {
    while (!end.signal.aborted) {
      for (const side of sides) await fillOrders(side).catch(() => undefined)
      await setTimeout(roundMs, undefined, { signal: end.signal }).catch(() => undefined)
    }
  }

  const running = run()
  return {
    stop() {
      end.abort()
      return running
    },
  }
}
