import { ERC1967Proxy } from '@metamask/delegation-abis/bytecode'
import { encodeDeployData, encodeFunctionData, type Hex, pad, parseAbi } from 'viem'
import { create2Address } from '../create2Address.js'
import type { DevWallet } from './devWallet.js'
import { smartAccountAddress } from './smartAccountAddress.js'

const abi = parseAbi([
  'constructor(address implementation, bytes data)',
  'function initialize(address owner, string[] keyIds, uint256[] xValues, uint256[] yValues)',
  'function deploy(bytes bytecode, bytes32 salt)',
])

/**
 * Returns the smart account (HybridDeleGator 1.3.0) of an owner, deployed or not. None is deployed initially.
 *
 * @example
 * const { address, factory, factoryData } = devSmartAccount(alice.address)
 */
export function devSmartAccount(owner: `0x${string}`): DevWallet {
  const data = encodeFunctionData({ abi, functionName: 'initialize', args: [owner, [], [], []] })
  const args = [smartAccountAddress('HybridDeleGatorImpl'), data] as const
  const bytecode = encodeDeployData({ abi, bytecode: ERC1967Proxy as Hex, args })
  const factory = smartAccountAddress('SimpleFactory')
  const factoryData = encodeFunctionData({ abi, functionName: 'deploy', args: [bytecode, pad('0x')] })
  return { address: create2Address(bytecode, factory), factory, factoryData }
}
