import { type Hex, pad } from 'viem'
import { create2Deployer } from '../create2Address.js'

/** One call that seeds a chain. */
export type SeedCall = { readonly target: `0x${string}`; readonly callData: Hex; readonly value: bigint }

/** Creates a call that seeds a chain, optionally with native coin (in wei). */
export function seedCall(target: `0x${string}`, callData: Hex, value = 0n): SeedCall {
  return { target, callData, value }
}

/** Creates a contract through the CREATE2 deployer, from its creation code with arguments. */
export function creationCall(deployData: Hex): SeedCall {
  return seedCall(create2Deployer, `${pad('0x')}${deployData.slice(2)}`)
}
