import { encodeDeployData, getContractAddress, type Hex, pad } from 'viem'
import { devNamesBytecode } from './contracts/devNames.data.js'
import { testTokenAbi, testTokenBytecode } from './contracts/testToken.data.js'

/** A token that every local EVM chain carries at the same address. Anyone may call `mint(address,uint256)`. */
export type DevToken = {
  readonly symbol: string
  readonly name: string
  readonly decimals: number
  readonly address: `0x${string}`
  readonly deployData: Hex
}

/** The CREATE2 deployer that anvil predeploys: addresses depend on the code alone. */
export const create2Deployer = '0x4e59b44847b379578588920cA78FbF26c0B4956C'

/** Where Multicall3 stands on public chains and on ours. */
export const multicall3Address = '0xcA11bde05977b3631167028862bE2a173976CA11'

/** The two tokens of a local chain: TUSD with 6 decimals and TTK with 18. */
export function devTokens(): { readonly TUSD: DevToken; readonly TTK: DevToken } {
  return { TUSD: token('Test USD', 'TUSD', 6), TTK: token('Test Token', 'TTK', 18) }
}

/** Address of the name registry, which is its own resolver and universal resolver (chain 31337 only). */
export function devNamesAddress(): `0x${string}` {
  return create2Address(devNamesBytecode)
}

function token(name: string, symbol: string, decimals: number): DevToken {
  const deployData = encodeDeployData({
    abi: testTokenAbi,
    bytecode: testTokenBytecode,
    args: [name, symbol, decimals],
  })
  return { name, symbol, decimals, address: create2Address(deployData), deployData }
}

function create2Address(bytecode: Hex): `0x${string}` {
  return getContractAddress({ opcode: 'CREATE2', from: create2Deployer, salt: pad('0x'), bytecode })
}
