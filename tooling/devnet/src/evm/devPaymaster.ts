import { encodeDeployData, type Hex } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import { paymasterAbi, paymasterBytecode } from '../contracts/paymaster.data.js'
import { create2Address } from '../create2Address.js'
import type { DevContract } from './devDex.js'
import { smartAccountAddress } from './smartAccountAddress.js'

/** The paymaster for smart account operations on local chains. */
export type DevPaymaster = DevContract & {
  /** Key that signs sponsored operations. */
  readonly key: Hex
}

const key: Hex = `0x${'7677'.padStart(64, '0')}`

/** The key that sends smart account operations on local chains. Its account has 1 000 ETH and no other use. */
export const devBundlerKey: Hex = `0x${'4337'.padStart(64, '0')}`

/** Returns the paymaster of a local chain, with a deposit of 1 000 ETH at the EntryPoint. */
export function devPaymaster(): DevPaymaster {
  const args = [privateKeyToAddress(key), smartAccountAddress('EntryPoint')] as const
  const deployData = encodeDeployData({ abi: paymasterAbi, bytecode: paymasterBytecode, args })
  return { address: create2Address(deployData), deployData, key }
}
