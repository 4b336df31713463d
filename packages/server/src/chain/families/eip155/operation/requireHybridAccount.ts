import {
  decodeAbiParameters,
  decodeFunctionData,
  getContractAddress,
  type Hex,
  isAddressEqual,
  keccak256,
  pad,
  size,
  slice,
} from 'viem'
import type { Chains } from '../../../chains/Chains.js'
import { factoryAbi, hybridAccount, proxyArguments } from './hybridAccount.data.js'
import { faultCodes, OperationError } from './OperationError.js'

const { creation, factory, implementation, implementationSlot, codeHash } = hybridAccount

/** Fields that identify an operation's account. */
export type OperationSender = {
  readonly sender: Hex
  readonly factory?: Hex | undefined
  readonly factoryData?: Hex | undefined
}

/**
 * Refuses an operation whose sender is not an account of the embedded wallet: its proxy with its implementation, deployed or about to be.
 * The code of others may behave differently onchain than in the simulation. Returns whether the account is deployed.
 *
 * @throws OperationError
 */
export async function requireHybridAccount(
  chains: Chains,
  chain: string,
  operation: OperationSender,
): Promise<boolean> {
  const { sender } = operation
  const ask = (method: string, ...params: string[]) => chains.call(chain, method, [sender, ...params, 'latest'])
  const code = (await ask('eth_getCode')) as Hex
  if (size(code) === 0) {
    if (!isCreated(operation)) throw foreign()
    return false
  }
  if (keccak256(code) !== codeHash) throw foreign()
  const slot = (await ask('eth_getStorageAt', implementationSlot)) as Hex
  if (slot !== pad(implementation)) throw foreign()
  if (operation.factory !== undefined) throw new OperationError(faultCodes.account, 'AA10 sender already constructed')
  return true
}

/** Returns whether the operation deploys its sender as such an account, by the factory. */
function isCreated({ sender, factory: given, factoryData = '0x' }: OperationSender): boolean {
  if (given === undefined || !isAddressEqual(given, factory)) return false
  try {
    const [bytecode, salt] = decodeFunctionData({ abi: factoryAbi, data: factoryData }).args
    if (keccak256(slice(bytecode, 0, creation.bytes)) !== creation.hash) return false
    const [implementedBy] = decodeAbiParameters(proxyArguments, slice(bytecode, creation.bytes))
    const address = getContractAddress({ opcode: 'CREATE2', from: factory, salt, bytecode })
    return isAddressEqual(implementedBy, implementation) && isAddressEqual(address, sender)
  } catch {
    // Not valid factory data.
    return false
  }
}

/** Returns the code that the sender of an operation will have. */
export async function deployedCode(
  chains: Chains,
  chain: string,
  { factoryData = '0x' }: OperationSender,
): Promise<Hex> {
  const [data] = decodeFunctionData({ abi: factoryAbi, data: factoryData }).args
  // Called without a recipient, creation code returns the code it would deploy.
  return (await chains.call(chain, 'eth_call', [{ data }, 'latest'])) as Hex
}

function foreign(): OperationError {
  return new OperationError(
    faultCodes.invalid,
    'Unsupported sender: must be an account of this wallet (HybridDeleGator 1.3.0)',
  )
}
