import { encodeDeployData, encodeFunctionData, type Hex, pad } from 'viem'
import { ownedWalletAbi, ownedWalletBytecode } from '../contracts/ownedWallet.data.js'
import { walletFactoryAbi, walletFactoryBytecode } from '../contracts/walletFactory.data.js'
import { create2Address } from '../create2Address.js'
import type { DevContract } from './devDex.js'

/** A wallet in a contract. What `owner`'s key signs counts as signed by it, by ERC-1271, or ERC-6492 before it exists. */
export type DevWallet = {
  readonly address: `0x${string}`
  readonly factory: `0x${string}`
  /** Call data for the factory that makes the wallet. */
  readonly factoryData: Hex
}

/** The factory of contract wallets of a local chain. */
export function devWalletFactory(): DevContract {
  return { address: create2Address(walletFactoryBytecode), deployData: walletFactoryBytecode }
}

/**
 * The contract wallet that belongs to an owner, whether it exists yet or not. Alice's exists from the start.
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
