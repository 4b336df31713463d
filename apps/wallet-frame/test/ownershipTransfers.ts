import { type Address, encodeAbiParameters, encodeFunctionData, encodePacked, type Hex, pad, parseAbi } from 'viem'
import { encodeHybridCalls } from '../src/smart/encodeHybridCalls.js'
import { delegationManager } from '../src/smart/hybridContracts.data.js'

const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const multicall = '0xcA11bde05977b3631167028862bE2a173976CA11'
/** A context without a delegation: the manager calls the caller itself. */
const noDelegations = encodeAbiParameters([{ type: 'bytes32[]' }], [[]])
const abi = parseAbi([
  'function transferOwnership(address to)',
  'function redeemDelegations(bytes[] contexts, bytes32[] modes, bytes[] calls)',
  'function multicall(bytes[] calls)',
  'function aggregate((address target, bytes callData)[] calls)',
  'function aggregate3((address target, bool allowFailure, bytes callData)[] calls)',
  'function execute(address target, uint256 value, bytes callData)',
  'function executeBatch(address[] targets, bytes[] callDatas)',
])

/** Batches of calls that each transfer an account with code to the attacker: through the delegation manager, directly and nested. */
export function ownershipTransfers(
  account: Address,
): readonly (readonly { readonly to: Address; readonly data: Hex }[])[] {
  const transfer = encodeFunctionData({ abi, functionName: 'transferOwnership', args: [other] })
  const redeem = encodeFunctionData({
    abi,
    functionName: 'redeemDelegations',
    args: [[noDelegations], [pad('0x')], [encodePacked(['address', 'uint256', 'bytes'], [account, 0n, transfer])]],
  })
  const call = { target: delegationManager, callData: redeem } as const
  const nested = (data: Hex) => ({ to: multicall, data }) as const
  return [
    [{ to: delegationManager, data: redeem }],
    [
      { to: other, data: '0x' },
      { to: delegationManager.toLowerCase() as Address, data: redeem },
    ],
    [
      {
        to: delegationManager,
        data: encodeFunctionData({ abi, functionName: 'multicall', args: [[redeem]] }),
      },
    ],
    [nested(encodeFunctionData({ abi, functionName: 'aggregate', args: [[call]] }))],
    [nested(encodeFunctionData({ abi, functionName: 'aggregate3', args: [[{ ...call, allowFailure: true }]] }))],
    [nested(encodeFunctionData({ abi, functionName: 'execute', args: [delegationManager, 0n, redeem] }))],
    [nested(encodeFunctionData({ abi, functionName: 'executeBatch', args: [[delegationManager], [redeem]] }))],
    // ERC-7579, single and batch.
    [nested(encodeHybridCalls([{ to: delegationManager, data: redeem }]))],
    [nested(encodeHybridCalls([{ to: other }, { to: delegationManager, data: redeem }]))],
  ]
}
