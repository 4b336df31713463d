import { ERC1967Proxy } from '@metamask/delegation-abis/bytecode'
import { type Address, encodeDeployData, encodeFunctionData, getContractAddress, type Hex, pad, parseAbi } from 'viem'
import { hybridContracts } from './hybridContracts.data.js'

/** Address and deployment of an account. */
export type HybridDeployment = { readonly address: Address; readonly factory: Address; readonly factoryData: Hex }

const salt = pad('0x')
const abi = parseAbi([
  'constructor(address implementation, bytes data)',
  'function initialize(address owner, string[] keyIds, uint256[] xValues, uint256[] yValues)',
  'function deploy(bytes bytecode, bytes32 salt)',
])

/** Returns the one account of an owner, the same on each chain, deployed or not. */
export function hybridDeployment(owner: Address): HybridDeployment {
  const data = encodeFunctionData({ abi, functionName: 'initialize', args: [owner, [], [], []] })
  const args = [hybridContracts.implementation, data] as const
  const bytecode = encodeDeployData({ abi, bytecode: ERC1967Proxy as Hex, args })
  const { factory } = hybridContracts
  return {
    address: getContractAddress({ opcode: 'CREATE2', from: factory, salt, bytecode }),
    factory,
    factoryData: encodeFunctionData({ abi, functionName: 'deploy', args: [bytecode, salt] }),
  }
}
