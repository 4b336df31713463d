import type { Kit } from '@kit/core/adapter'
import { type Address, encodeFunctionData, type Hash, parseAbi } from 'viem'
import type { ViemAdapter } from '../index.js'

type AppKit = Kit<readonly [], ViemAdapter>

/** The part of the contract that the app uses. */
export const tokenAbi = parseAbi([
  'function symbol() view returns (string)',
  'function balanceOf(address owner) view returns (uint256)',
  'function mint(address to, uint256 amount)',
  'event Transfer(address indexed from, address indexed to, uint256 value)',
])

/** Reads one value, and many in one request. */
export async function readToken(kit: AppKit, token: Address, owners: readonly Address[]) {
  const client = await kit.adapter('eip155').getPublicClient('eip155:31337')
  const contract = { address: token, abi: tokenAbi } as const
  const symbol = await client.readContract({ ...contract, functionName: 'symbol' })
  const balances = await client.multicall({
    contracts: owners.map((owner) => ({ ...contract, functionName: 'balanceOf', args: [owner] }) as const),
    allowFailure: false,
  })
  return { symbol, balances }
}

/** Writes: simulates the call first, then asks the wallet, on the given network. */
export async function mint(kit: AppKit, token: Address, to: Address, amount: bigint) {
  const { getPublicClient, getWalletClient } = kit.adapter('eip155')
  const client = await getPublicClient('eip155:31337')
  const wallet = await getWalletClient({ networkId: 'eip155:31337' })
  const call = { address: token, abi: tokenAbi, functionName: 'mint', args: [to, amount] } as const
  const { request } = await client.simulateContract({ ...call, account: wallet.account })
  const hash = await wallet.writeContract(request)
  return client.waitForTransactionReceipt({ hash })
}

/** Writes through the kit, which tracks what it sends: in its journal, across reloads, with a toast. */
export async function mintInJournal(kit: AppKit, token: Address, to: Address, amount: bigint): Promise<Hash> {
  const data = encodeFunctionData({ abi: tokenAbi, functionName: 'mint', args: [to, amount] })
  return (await kit.sendTransaction({ to: token, data, networkId: 'eip155:31337' })) as Hash
}

/** Watches events: polled over HTTP, or pushed if the app's endpoint is a WebSocket. */
export async function watchTransfers(kit: AppKit, token: Address, listener: (to: Address, value: bigint) => void) {
  const client = await kit.adapter('eip155').getPublicClient('eip155:31337')
  return client.watchContractEvent({
    address: token,
    abi: tokenAbi,
    eventName: 'Transfer',
    strict: true,
    onLogs(logs) {
      for (const { args } of logs) listener(args.to, args.value)
    },
  })
}
