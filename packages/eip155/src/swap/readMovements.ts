import type { Simulation, TransactionLog } from '@kit/core/adapter'

/** First topics: event hashes of ERC-20, ERC-721, ERC-1155 and Permit2. */
const events = {
  transfer: '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef',
  transferSingle: '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62',
  transferBatch: '0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb',
  approval: '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925',
  approvalForAll: '0x17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c31',
  permit2: '0xda9fa7c1b00402c17d0161b249b1ab8bbec047c5a52207b9c112deffd817036b',
} as const

const everything = 2n ** 256n - 1n

/** Changes of an account that events report: balance changes and approvals. */
export type Movements = {
  readonly moved: readonly { readonly token: string; readonly amount: bigint }[]
  readonly approvals: Simulation['approvals']
}

/**
 * Reads the movements, with the newest approval of a spender last. Each outgoing NFT counts as one, and an approval of NFTs counts as
 * everything.
 *
 * @example const { moved, approvals } = readMovements(logs, account)
 */
export function readMovements(logs: readonly TransactionLog[], account: string): Movements {
  const own = account.slice(2).toLowerCase().padStart(64, '0')
  const isOwn = (topic: string | undefined) => topic?.slice(2).toLowerCase() === own
  const moved = new Map<string, bigint>()
  const approvals: { token: string; spender: string; amount: bigint }[] = []
  for (const { address: token, topics, data } of logs) {
    const [event, first, second, third] = topics
    const word = /^0x[\da-f]{64}/i.exec(data)?.[0]
    const isItem = third !== undefined || word === undefined
    const add = (amount: bigint) => moved.set(token, (moved.get(token) ?? 0n) + amount)
    const move = (from: string | undefined, to: string | undefined, amount: bigint) => {
      if (isOwn(from)) add(-amount)
      if (isOwn(to)) add(amount)
    }
    // One NFT doesn't offset another, so incoming ones aren't counted.
    const leave = (from: string | undefined) => {
      if (isOwn(from)) add(-1n)
    }
    if (event === events.transfer && isItem) leave(first)
    if (event === events.transfer && !isItem) move(first, second, BigInt(word))
    if (event === events.transferSingle || event === events.transferBatch) leave(second)
    if (event === events.approval && isOwn(first))
      approvals.push({ token, spender: toAddress(second), amount: isItem ? everything : BigInt(word) })
    if (event === events.approvalForAll && isOwn(first))
      approvals.push({ token, spender: toAddress(second), amount: word && BigInt(word) > 0n ? everything : 0n })
    if (event === events.permit2 && isOwn(first))
      approvals.push({ token: toAddress(second), spender: toAddress(third), amount: word ? BigInt(word) : everything })
  }
  return { moved: [...moved].map(([token, amount]) => ({ token, amount })), approvals }
}

function toAddress(topic: string | undefined): string {
  return `0x${topic?.slice(-40) ?? ''}`
}
