import { encodeFunctionData, type Hex, numberToHex, pad, parseAbi, parseEther } from 'viem'
import { callBatchBytecode } from './contracts/callBatch.data.js'
import { multicall3Bytecode } from './contracts/multicall3.data.js'
import type { DevAccount } from './devAccounts.js'
import { callBatchAddress, multicall3Address } from './devContracts.js'
import type { DevContract } from './evm/devDex.js'
import { devSmartAccounts } from './evm/devSmartAccounts.js'
import { seedBatches } from './evm/seedBatches.js'
import { smartAccountAddress } from './evm/smartAccountAddress.js'
import { rpcBatch } from './rpcBatch.js'
import { rpcCall } from './rpcCall.js'
import { untilMined } from './untilMined.js'

const seederAddress = '0x5eeD000000000000000000000000000000000001'
// The maximum of a transaction since Osaka is 2^24.
const gasOfBatch = 16_000_000
const multicall3Abi = parseAbi([
  'function aggregate3Value((address target, bool allowFailure, uint256 value, bytes callData)[] calls) payable',
])

/**
 * Seeds a fresh chain with Multicall3, the code for batched calls, smart account contracts, tokens, exchanges, price feeds, wallets,
 * collectibles and (on chain 31337) names. No account's nonce changes.
 *
 * @throws Error when a transaction is reverted, or not mined within 20 s.
 */
export async function seedChain(url: string, chainId: number, accounts: readonly DevAccount[]): Promise<void> {
  const call = (method: string, ...params: unknown[]): Promise<unknown> => rpcCall(url, method, params)
  const fixed: readonly DevContract[] = [
    { address: multicall3Address, deployData: multicall3Bytecode },
    { address: callBatchAddress, deployData: callBatchBytecode },
    ...devSmartAccounts(),
  ]
  await putContracts(url, fixed)
  // The constructor's initial state: the reentrancy guard is not entered. Otherwise the first caller would pay for that write.
  await call('anvil_setStorageAt', smartAccountAddress('EntryPoint'), pad('0x02'), pad('0x01'))
  await call('anvil_setBalance', seederAddress, numberToHex(parseEther('1000000')))
  await call('anvil_impersonateAccount', seederAddress)

  // With automine, a chain can miss a transaction that arrives while it mines another.
  await call('evm_setAutomine', false)
  const hashes: Hex[] = []
  for (const batch of seedBatches(chainId, accounts)) {
    const calls = batch.map((one) => ({ ...one, allowFailure: false }))
    const transaction = {
      from: seederAddress,
      to: multicall3Address,
      data: encodeFunctionData({ abi: multicall3Abi, functionName: 'aggregate3Value', args: [calls] }),
      value: numberToHex(batch.reduce((sum, { value }) => sum + value, 0n)),
      gas: numberToHex(gasOfBatch),
    }
    hashes.push((await call('eth_sendTransaction', transaction)) as Hex)
  }
  for (const _ of hashes) await call('evm_mine')
  for (const hash of hashes) await untilMined(url, hash)
  await call('evm_setAutomine', true)
  await call('anvil_stopImpersonatingAccount', seederAddress)
}

/** Puts contracts at addresses that don't follow from their code, in two requests regardless of their number. */
async function putContracts(url: string, contracts: readonly DevContract[]): Promise<void> {
  const empty = Object.fromEntries(contracts.map(({ address }) => [address, { code: '0x' }]))
  // Creation code that runs at an address returns the code to deploy there. A contract's nonce is 1 when its constructor runs, and
  // contracts that it creates must not exist yet.
  const codes = await rpcBatch(
    url,
    contracts.map(({ address, deployData: code }) => ({
      method: 'eth_call',
      params: [{ to: address }, 'latest', { ...empty, [address]: { code, nonce: '0x1' } }],
    })),
  )
  await rpcBatch(
    url,
    contracts.map(({ address }, index) => ({ method: 'anvil_setCode', params: [address, codes[index]] })),
  )
}
