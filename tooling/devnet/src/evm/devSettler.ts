import { encodeDeployData, type Hex } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import { intentSettlerAbi, intentSettlerBytecode } from '../contracts/intentSettler.data.js'
import { create2Address } from '../create2Address.js'
import type { DevContract } from './devDex.js'

/** The key that fills orders between local chains. Its account has 1 000 ETH and tokens on each, and no other use. */
export const devFillerKey: Hex = `0x${'7683'.padStart(64, '0')}`

/**
 * Returns the contract where orders between local chains are opened and filled (ERC-7683), at the same address on each. It trusts the
 * filler's attestation of fills.
 */
export function devSettler(): DevContract {
  const args = [privateKeyToAddress(devFillerKey)] as const
  const deployData = encodeDeployData({ abi: intentSettlerAbi, bytecode: intentSettlerBytecode, args })
  return { address: create2Address(deployData), deployData }
}
