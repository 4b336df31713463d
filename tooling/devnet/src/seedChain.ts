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
// The most that one transaction may have since Osaka is 2^24.
const gasOfBatch = 16_000_000
const multicall3Abi = parseAbi([
  'function aggregate3Value((address target, bool allowFailure, uint256 value, bytes callData)[] calls) payable',
])

/**
 * Puts Multicall3, the code of accounts that send calls as one, the contracts of smart accounts, tokens, exchanges, price feeds, wallets, collectibles and (on chain 31337) the names on a fresh chain.
 * No account's nonce moves.
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
  // What its constructor stores: nobody is inside of it. Whoever came first would pay for that otherwise.
  await call('anvil_setStorageAt', smartAccountAddress('EntryPoint'), pad('0x02'), pad('0x01'))
  await call('anvil_setBalance', seederAddress, numberToHex(parseEther('1000000')))
  await call('anvil_impersonateAccount', seederAddress)

  // A chain that mines each transaction at once may miss one that comes while it mines another.
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

/** Puts contracts at addresses that do not follow from their code: two requests, whatever their number. */
async function putContracts(url: string, contracts: readonly DevContract[]): Promise<void> {
  const empty = Object.fromEntries(contracts.map(({ address }) => [address, { code: '0x' }]))
  // Creation code that runs at an address returns what would be deployed there. A contract's nonce is 1 when its constructor runs, and what
  // it creates must not be there yet.
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
