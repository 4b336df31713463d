import { encodeDeployData, encodeFunctionData, type Hex, pad } from 'viem'
import { ownedWalletAbi, ownedWalletBytecode } from '../contracts/ownedWallet.data.js'
import { walletFactoryAbi, walletFactoryBytecode } from '../contracts/walletFactory.data.js'
import { create2Address } from '../create2Address.js'
import type { DevContract } from './devDex.js'

/** A contract wallet. Signatures of the `owner`'s key are valid for it under ERC-1271, or under ERC-6492 before it is deployed. */
export type DevWallet = {
  readonly address: `0x${string}`
  readonly factory: `0x${string}`
  /** Call data for the factory that creates the wallet. */
  readonly factoryData: Hex
}

/** Returns the factory of contract wallets on a local chain. */
export function devWalletFactory(): DevContract {
  return { address: create2Address(walletFactoryBytecode), deployData: walletFactoryBytecode }
}

/**
 * Returns the contract wallet of an owner, deployed or not. Alice's is deployed initially.
 *
 * @example
 * const { address, factory, factoryData } = devWallet(bob.address)
 * await client.verifyMessage({ address, message, signature, factory, factoryData })
 */
export function devWallet(owner: `0x${string}`): DevWallet {
  const factory = devWalletFactory().address
  const code = encodeDeployData({ abi: ownedWalletAbi, bytecode: ownedWalletBytecode, args: [owner] })
  const args = [owner, pad('0x')] as const
  const factoryData = encodeFunctionData({ abi: walletFactoryAbi, functionName: 'createWallet', args })
  return { address: create2Address(code, factory), factory, factoryData }
}
