import type { TransactionLog } from '@kit/core/adapter'
import { keccak_256 } from '@noble/hashes/sha3'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils'
import { describe, expect, it } from 'vitest'
import { readMovements } from './readMovements.js'

const [account, other, token] = ['aa', 'bb', 'cc'].map((byte) => `0x${byte.repeat(20)}`) as [string, string, string]
const word = (value: bigint | string): `0x${string}` =>
  `0x${(typeof value === 'string' ? value.slice(2) : value.toString(16)).padStart(64, '0')}`
const everything = 2n ** 256n - 1n

/** Creates an event from its signature, with topics and data as the standards define them. */
function log(signature: string, topics: readonly (string | bigint)[], ...data: readonly bigint[]): TransactionLog {
  return {
    address: token,
    topics: [`0x${bytesToHex(keccak_256(utf8ToBytes(signature)))}`, ...topics.map(word)],
    data: `0x${data.map((value) => word(value).slice(2)).join('')}`,
    logIndex: 0,
  }
}
const transfer = 'Transfer(address,address,uint256)'
const approval = 'Approval(address,address,uint256)'

describe('readMovements', () => {
  it('adds up the incoming and outgoing amounts of a token', () => {
    const { moved } = readMovements(
      [
        log(transfer, [account, other], 7n),
        log(transfer, [other, account], 2n),
        log(transfer, [account, account], 100n),
        log(transfer, [other, token], 50n),
      ],
      account,
    )
    expect(moved).toEqual([{ token, amount: -5n }])
  })

  it.each([
    ['ERC-721', log(transfer, [account, other, 5n]), log(transfer, [other, account, 6n])],
    [
      'ERC-1155',
      log('TransferSingle(address,address,address,uint256,uint256)', [other, account, other], 5n, 1n),
      log('TransferSingle(address,address,address,uint256,uint256)', [other, other, account], 6n, 1n),
    ],
    [
      'a batch of ERC-1155',
      log('TransferBatch(address,address,address,uint256[],uint256[])', [other, account, other]),
      log('TransferBatch(address,address,address,uint256[],uint256[])', [other, other, account]),
    ],
  ])("doesn't offset an outgoing NFT with an incoming one: %s", (_, leaves, comes) => {
    expect(readMovements([leaves, comes], account).moved).toEqual([{ token, amount: -1n }])
    expect(readMovements([comes], account).moved).toEqual([])
  })

  it.each([
    ['of an amount', log(approval, [account, other], 9n), 9n],
    ['of an NFT', log(approval, [account, other, 5n]), everything],
    ['of all NFTs', log('ApprovalForAll(address,address,bool)', [account, other], 1n), everything],
    ['that is revoked', log('ApprovalForAll(address,address,bool)', [account, other], 0n), 0n],
    ['of Permit2', log('Approval(address,address,address,uint160,uint48)', [account, token, other], 4n, 1n), 4n],
  ])('recognizes an approval %s', (_, event, amount) => {
    expect(readMovements([event], account).approvals).toEqual([{ token, spender: other, amount }])
    expect(readMovements([event], other).approvals).toEqual([])
  })
})
