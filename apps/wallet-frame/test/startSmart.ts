import { type EvmDevnet, startEvm } from '@kit/devnet'
import { createWalletClient, type Hex, http, numberToHex, parseEventLogs, publicActions, RpcError } from 'viem'
import {
  entryPoint07Abi,
  entryPoint07Address,
  getUserOperationHash,
  type RpcUserOperation,
  toPackedUserOperation,
  type UserOperation,
} from 'viem/account-abstraction'
import { privateKeyToAccount } from 'viem/accounts'
import { foundry } from 'viem/chains'
import type { PermissionServices } from '../src/rpc/PermissionServices.js'
import type { Requester } from '../src/smart/createPaymaster.js'
import { createSmartAccounts, type SmartAccounts } from '../src/smart/createSmartAccounts.js'
import { account, createRpc } from './createRpc.js'

export const owner = privateKeyToAccount(`0x${'4'.repeat(64)}`)
const payer = privateKeyToAccount(`0x${'6'.repeat(64)}`)

/** A service's rejection, with its code. */
export const refusal = (code: number, message: string): Error =>
  Object.assign(new RpcError(new Error(message), { code, shortMessage: message }), { code })

/** Starts a chain with the smart account contracts, and a bundler that sends what it gets. */
export async function startSmart() {
  const chain: EvmDevnet = await startEvm({ chainId: 31337 })
  await chain.rpc('anvil_setBalance', payer.address, numberToHex(10n ** 20n))
  const wallet = createWalletClient({ account: payer, chain: foundry, transport: http(chain.url) }).extend(
    publicActions,
  )
  const sent: RpcUserOperation<'0.7'>[] = []
  const transactions = new Map<Hex, Hex>()

  const handleOps = async (given: RpcUserOperation<'0.7'>) => {
    const { request } = await wallet.simulateContract({
      abi: entryPoint07Abi,
      address: entryPoint07Address,
      functionName: 'handleOps',
      args: [[toPackedUserOperation(readOperation(given))], payer.address],
    })
    const receipt = await wallet.waitForTransactionReceipt({ hash: await wallet.writeContract(request) })
    const [event] = parseEventLogs({ abi: entryPoint07Abi, eventName: 'UserOperationEvent', logs: receipt.logs })
    const hash = event?.args.userOpHash ?? '0x'
    transactions.set(hash, receipt.transactionHash)
    return hash
  }
  const bundler: Requester = {
    async request({ method, params }) {
      if (method === 'eth_estimateUserOperationGas')
        return { callGasLimit: '0x7a120', verificationGasLimit: '0xf4240', preVerificationGas: '0x186a0' }
      if (method === 'eth_sendUserOperation') {
        const given = params[0] as RpcUserOperation<'0.7'>
        sent.push(given)
        return handleOps(given)
      }
      if (method === 'eth_getUserOperationByHash') return transactions.has(params[0] as Hex) ? {} : null
      if (method !== 'eth_getUserOperationReceipt') throw refusal(-32_601, method)
      const hash = transactions.get(params[0] as Hex)
      if (hash === undefined) return null
      const receipt = (await chain.rpc('eth_getTransactionReceipt', hash)) as { readonly logs: readonly object[] }
      const { logs } = await wallet.getTransactionReceipt({ hash })
      const [event] = parseEventLogs({ abi: entryPoint07Abi, eventName: 'UserOperationEvent', logs })
      return { success: event?.args.success, logs: receipt.logs, receipt }
    },
  }

  /** Creates the frame's services for a user with both accounts, the smart one preferred. */
  function create(
    more: {
      readonly bundler?: Requester
      readonly paymaster?: Requester
      readonly dapp?: Requester
      readonly permissions?: (smart: SmartAccounts) => PermissionServices
      readonly decide?: () => boolean
    } = {},
  ) {
    const smart: SmartAccounts = createSmartAccounts(owner, {
      clientUrl: () => chain.url,
      bundlerOf: () => more.bundler ?? bundler,
      paymasterOf: () => more.paymaster,
      askDapp: () => more.dapp ?? { request: async () => Promise.reject(refusal(-32_601, 'no paymaster')) },
    })
    const { permissions, decide } = more
    const rpc = createRpc({
      url: chain.url,
      accountsOf: async () => [
        { address: smart.address, type: 'smartAccount' },
        { address: account.address, type: 'eoa' },
      ],
      signerOf: async ({ type }, network) => (type === 'smartAccount' ? smart.signerOf(network) : (account as never)),
      executor: async () => smart.executor,
      ...(decide && { decide }),
      ...(permissions && { permissions: async () => permissions(smart) }),
    })
    return { ...rpc, smart }
  }
  return { chain, bundler, sent, create, wallet, stop: () => chain.stop() }
}

/** Returns the hash of an operation on the test chain. */
export const hashOf = (given: RpcUserOperation<'0.7'>): Hex =>
  getUserOperationHash({
    chainId: 31337,
    entryPointAddress: entryPoint07Address,
    entryPointVersion: '0.7',
    userOperation: readOperation(given),
  })

/** Parses an operation as a bundler does. */
export function readOperation(given: RpcUserOperation<'0.7'>): UserOperation<'0.7'> {
  const texts = ['sender', 'factory', 'factoryData', 'callData', 'paymaster', 'paymasterData', 'signature']
  const entries = Object.entries(given).map(([name, value]) => [
    name,
    texts.includes(name) ? value : BigInt(value as string),
  ])
  return Object.fromEntries(entries) as UserOperation<'0.7'>
}
