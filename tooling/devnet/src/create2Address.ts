import { getContractAddress, type Hex, pad } from 'viem'

/** The CREATE2 deployer that anvil predeploys. Addresses depend only on the code. */
export const create2Deployer = '0x4e59b44847b379578588920cA78FbF26c0B4956C'

/** Returns the address of a contract that `from` (default: the deployer) creates from this code with salt 0. */
export function create2Address(bytecode: Hex, from: `0x${string}` = create2Deployer): `0x${string}` {
  return getContractAddress({ opcode: 'CREATE2', from, salt: pad('0x'), bytecode })
}
