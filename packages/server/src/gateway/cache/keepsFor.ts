import type { RpcCall } from '../call/RpcCall.js'

/**
 * What may be kept of a method's answer. `constant`: any result. `tip`: while the newest block is the same. `state`, `block`: by the block that
 * the parameter at `at` names. `hash`: a result that is there, for what a hash names does not change. `mined`: by the block in the result.
 * `logs`: by the range of the filter. `hashed`: like `hash` when the parameter at `at` is given, else not. `finalized`: a result that is there, unless
 * the options at `at` ask for less than finality. What is not listed is never kept.
 */
export type KeepRule =
  | { readonly by: 'constant' | 'tip' | 'hash' | 'mined' | 'logs' }
  | { readonly by: 'block' | 'state' | 'hashed' | 'finalized'; readonly at: number }

/** Blocks below the tip from which on a block counts as final. */
export const FINALITY_DEPTH = 64

/** How long a result holds: for good, while the chain's state is the same, or not at all. */
export type Keeping = 'for good' | 'while same' | 'never'

/**
 * How long the result of a call may be handed out again. Nothing that is missing (null) is kept, nothing pending, and nothing about blocks
 * that may still be replaced longer than the tip stays.
 */
export function keepsFor(rule: KeepRule, { given }: RpcCall, result: unknown, tip: number | undefined): Keeping {
  if (result === null || result === undefined) return 'never'
  const params = Array.isArray(given) ? given : []
  switch (rule.by) {
    case 'constant':
    case 'hash':
      return 'for good'
    case 'tip':
      return JSON.stringify(params).includes('"pending"') ? 'never' : 'while same'
    case 'state':
    case 'block':
      return byBlock(params[rule.at], tip)
    case 'mined':
      return byNumber((result as { blockNumber?: unknown }).blockNumber, tip)
    case 'logs':
      return byRange(params[0], tip)
    case 'hashed':
      return typeof params[rule.at] === 'string' ? 'for good' : 'never'
    case 'finalized': {
      const commitment = (params[rule.at] as { commitment?: unknown } | undefined)?.commitment
      return commitment === undefined || commitment === 'finalized' ? 'for good' : 'never'
    }
  }
}

/** A block as callers name it: a number, a tag, or an object of EIP-1898. */
function byBlock(block: unknown, tip: number | undefined): Keeping {
  if (block === undefined || block === 'latest' || block === 'safe' || block === 'finalized') return 'while same'
  if (block === 'earliest') return 'for good'
  if (typeof block === 'string') return byNumber(block, tip)
  const { blockHash, blockNumber } = (block ?? {}) as { blockHash?: unknown; blockNumber?: unknown }
  // What a hash names stays what it is, but whether it is still part of the chain may be asked too.
  return typeof blockHash === 'string' ? 'while same' : byNumber(blockNumber, tip)
}

function byNumber(block: unknown, tip: number | undefined): Keeping {
  if (typeof block !== 'string') return 'never'
  // Some nodes take a bare hash in a number's place.
  if (!/^0x[0-9a-fA-F]{1,13}$/.test(block)) return 'never'
  return tip !== undefined && Number(block) <= tip - FINALITY_DEPTH ? 'for good' : 'while same'
}

function byRange(filter: unknown, tip: number | undefined): Keeping {
  const { blockHash, fromBlock, toBlock } = (filter ?? {}) as Record<string, unknown>
  if (blockHash !== undefined) return 'while same'
  const ends = [byBlock(fromBlock, tip), byBlock(toBlock, tip)]
  if (ends.includes('never')) return 'never'
  return ends.every((end) => end === 'for good') ? 'for good' : 'while same'
}
