import type { CacheRule } from '../call/GatewayFamily.js'
import type { RpcCall } from '../call/RpcCall.js'

/** Depth below the tip from which on a block counts as final. */
export const finalityDepth = 64

/** How long a result is valid: forever, while the chain's state is unchanged, or not at all. */
export type CachePolicy = 'immutable' | 'latest' | 'never'

/**
 * Returns how long the result of a call can be cached. Missing (null) and pending results are not cached, and results about replaceable
 * blocks only while the tip is unchanged.
 */
export function cachePolicyOf(
  rule: CacheRule,
  { parsedParams }: RpcCall,
  result: unknown,
  tip: number | undefined,
): CachePolicy {
  if (result === null || result === undefined) return 'never'
  const params = Array.isArray(parsedParams) ? parsedParams : []
  switch (rule.by) {
    case 'constant':
    case 'hash':
      return 'immutable'
    case 'tip':
      return JSON.stringify(params).includes('"pending"') ? 'never' : 'latest'
    case 'state':
    case 'block':
      return byBlock(params[rule.at], tip)
    case 'mined':
      return byNumber((result as { blockNumber?: unknown }).blockNumber, tip)
    case 'logs':
      return byRange(params[0], tip)
    case 'hashed':
      return typeof params[rule.at] === 'string' ? 'immutable' : 'never'
    case 'finalized': {
      const commitment = (params[rule.at] as { commitment?: unknown } | undefined)?.commitment
      return commitment === undefined || commitment === 'finalized' ? 'immutable' : 'never'
    }
  }
}

/** Classifies a block parameter: a number, a tag, or an EIP-1898 object. */
function byBlock(block: unknown, tip: number | undefined): CachePolicy {
  if (block === undefined || block === 'latest' || block === 'safe' || block === 'finalized') return 'latest'
  if (block === 'earliest') return 'immutable'
  if (typeof block === 'string') return byNumber(block, tip)
  const { blockHash, blockNumber } = (block ?? {}) as { blockHash?: unknown; blockNumber?: unknown }
  // The content behind a hash is immutable, but whether it is canonical can be part of the request.
  return typeof blockHash === 'string' ? 'latest' : byNumber(blockNumber, tip)
}

function byNumber(block: unknown, tip: number | undefined): CachePolicy {
  if (typeof block !== 'string') return 'never'
  // Some nodes accept a bare hash instead of a number.
  if (!/^0x[0-9a-fA-F]{1,13}$/.test(block)) return 'never'
  return tip !== undefined && Number(block) <= tip - finalityDepth ? 'immutable' : 'latest'
}

function byRange(filter: unknown, tip: number | undefined): CachePolicy {
  const { blockHash, fromBlock, toBlock } = (filter ?? {}) as Record<string, unknown>
  if (blockHash !== undefined) return 'latest'
  const ends = [byBlock(fromBlock, tip), byBlock(toBlock, tip)]
  if (ends.includes('never')) return 'never'
  return ends.every((end) => end === 'immutable') ? 'immutable' : 'latest'
}
