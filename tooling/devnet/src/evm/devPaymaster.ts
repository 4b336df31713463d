import { encodeDeployData, type Hex } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import { paymasterAbi, paymasterBytecode } from '../contracts/paymaster.data.js'
import { create2Address } from '../create2Address.js'
import type { DevContract } from './devDex.js'
import { smartAccountAddress } from './smartAccountAddress.js'

/** What pays for operations of smart accounts on local chains. */
export type DevPaymaster = DevContract & {
  /** Signs what it pays for. */
  readonly key: Hex
}

const key: Hex = `0x${'7677'.padStart(64, '0')}`

/** The key that sends operations of smart accounts on local chains. Its account has 1 000 ETH, and nothing else uses it. */
export const devBundlerKey: Hex = `0x${'4337'.padStart(64, '0')}`

/** The paymaster of a local chain, with a deposit of 1 000 ETH at the EntryPoint. */
export function devPaymaster(): DevPaymaster {
  const args = [privateKeyToAddress(key), smartAccountAddress('EntryPoint')] as const
  const deployData = encodeDeployData({ abi: paymasterAbi, bytecode: paymasterBytecode, args })
  return { address: create2Address(deployData), deployData, key }
}
