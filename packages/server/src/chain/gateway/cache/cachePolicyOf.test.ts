import { describe, expect, it } from 'vitest'
import { chainFamilies } from '../../chainFamilies.js'
import { type CachePolicy, cachePolicyOf } from './cachePolicyOf.js'

const tipNumber = 1000
const deep = '0x3a8'
const shallow = '0x3a9'

function keeps(
  namespace: string,
  method: string,
  params: unknown,
  result: unknown = '0x1',
  tip: number | 'unknown' = tipNumber,
) {
  const family = chainFamilies.find((one) => one.namespace === namespace)
  const rule = family?.cacheRules.find(([, methods]) => methods.split(' ').includes(method))?.[0]
  if (rule === undefined) return 'never'
  return cachePolicyOf(
    rule,
    { method, id: '1', params: undefined, parsedParams: params },
    result,
    tip === 'unknown' ? undefined : tip,
  )
}

describe('cacheability', () => {
  it.each<[CachePolicy, string, unknown, unknown?]>([
    ['immutable', 'eth_getBlockByNumber', [deep, false]],
    ['latest', 'eth_getBlockByNumber', [shallow, false]],
    ['immutable', 'eth_getBlockByNumber', ['earliest', false]],
    ['latest', 'eth_getBlockByNumber', ['finalized', false]],
    ['never', 'eth_getBlockByNumber', ['pending', false]],
    ['never', 'eth_getBlockByNumber', [deep, false], null],
    ['immutable', 'eth_getBlockByHash', ['0xaa', false], {}],
    ['never', 'eth_getBlockByHash', ['0xaa', false], null],
    ['latest', 'eth_call', [{}]],
    ['latest', 'eth_call', [{}, 'latest']],
    ['immutable', 'eth_call', [{}, deep]],
    ['immutable', 'eth_call', [{}, { blockNumber: deep }]],
    ['latest', 'eth_call', [{}, { blockHash: '0xaa' }]],
    ['never', 'eth_call', [{}, 'pending']],
    ['never', 'eth_call', [{}, `0x${'a'.repeat(64)}`]],
    ['never', 'eth_call', [{}, 5]],
    ['never', 'eth_call', [{}, {}]],
    ['latest', 'eth_getCode', ['0xaa', 'latest']],
    ['never', 'eth_getTransactionCount', ['0xaa', 'pending']],
    ['immutable', 'eth_getStorageAt', ['0xaa', '0x0', deep]],
    ['immutable', 'eth_getTransactionReceipt', ['0xaa'], { blockNumber: deep }],
    ['latest', 'eth_getTransactionReceipt', ['0xaa'], { blockNumber: shallow }],
    ['never', 'eth_getTransactionReceipt', ['0xaa'], null],
    ['never', 'eth_getTransactionByHash', ['0xaa'], { blockNumber: null }],
    ['immutable', 'eth_getLogs', [{ fromBlock: '0x1', toBlock: deep }], []],
    ['latest', 'eth_getLogs', [{ fromBlock: '0x1', toBlock: shallow }], []],
    ['latest', 'eth_getLogs', [{ fromBlock: '0x1' }], []],
    ['never', 'eth_getLogs', [{ fromBlock: '0x1', toBlock: 'pending' }], []],
    ['latest', 'eth_blockNumber', []],
    ['never', 'eth_feeHistory', ['0x5', 'pending', []], {}],
    ['never', 'eth_estimateGas', [{}]],
    ['never', 'eth_sendRawTransaction', ['0x01']],
    ['never', 'eth_getFilterChanges', ['0x1'], []],
    ['never', 'constructor', []],
  ])('%s: %s %j', (expected, method, params, result = '0x1') => {
    expect(keeps('eip155', method, params, result)).toBe(expected)
  })

  it('treats no block as final while the newest is unknown', () => {
    expect(keeps('eip155', 'eth_getBlockByNumber', ['0x1', false], {}, 'unknown')).toBe('latest')
  })

  it.each<[CachePolicy, string, string, unknown, unknown?]>([
    ['immutable', 'solana', 'getTransaction', ['sig', {}], {}],
    ['immutable', 'solana', 'getBlock', [5], {}],
    ['never', 'solana', 'getTransaction', ['sig', { commitment: 'confirmed' }], {}],
    ['never', 'solana', 'getTransaction', ['sig'], null],
    ['latest', 'solana', 'getLatestBlockhash', [], {}],
    ['never', 'solana', 'getSignatureStatuses', [['sig']], {}],
    ['never', 'solana', 'getSignaturesForAddress', ['a'], []],
    ['immutable', 'polkadot', 'state_getStorage', ['0x26', '0xhash']],
    ['never', 'polkadot', 'state_getStorage', ['0x26']],
    ['never', 'polkadot', 'chain_getHeader', [], {}],
    ['immutable', 'polkadot', 'chain_getHeader', ['0xhash'], {}],
    ['never', 'bip122', 'getblock', [], {}],
  ])('%s on %s: %s %j', (expected, namespace, method, params, result = '0x1') => {
    expect(keeps(namespace, method, params, result)).toBe(expected)
  })
})
