import { devBundlerKey, devServerConfig, type EvmDevnet } from '@kit/devnet'
import { createPublicClient, custom, type Hex, http, numberToHex, parseEther } from 'viem'
import {
  createBundlerClient,
  createPaymasterClient,
  entryPoint07Address,
  type SmartAccount,
} from 'viem/account-abstraction'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { foundry } from 'viem/chains'
import type { BundlerConfig, ChainConfigInput } from '../chain/config/chainConfig.js'
import { createTestAccount } from './createTestAccount.js'
import { startTestServer } from './startTestServer.js'

/** ID of the chain in the tests. */
export const smartChain = 'eip155:31337'

/** A response of a bundler or paymaster. */
export type SmartAnswer = {
  readonly result?: unknown
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown }
}

type Written = Exclude<ChainConfigInput, string | readonly string[]>
type DataFeeKind = NonNullable<BundlerConfig['own']>['dataFee']

/** Starts a server with its own bundler for smart accounts, and a client for it. */
export async function startSmartAccounts(
  chain: EvmDevnet,
  given: {
    readonly dataDir?: string
    readonly now?: () => number
    readonly paymaster?: Written['paymaster']
    readonly dataFee?: DataFeeKind
  } = {},
) {
  const { dataDir, now, paymaster, dataFee } = given
  const config = devServerConfig([chain]).chains[smartChain]
  if (config === undefined) throw new Error('The chain is not configured')
  const bundlers = [{ name: 'own', own: { key: devBundlerKey, ...(dataFee && { dataFee }) } }]
  const { url, ...server } = await startTestServer(
    {
      chains: { [smartChain]: { ...config, bundlers, ...(paymaster && { paymaster }) } },
      projects: [{ id: 'p' }],
      rateLimits: { enabled: false },
      ...(dataDir && { dataDir }),
    },
    now && { now },
  )
  const client = createPublicClient({ chain: foundry, transport: http(chain.url), pollingInterval: 50 })

  const asking = (path: string) => async (method: string, params: readonly unknown[]) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const answer = await fetch(`${url}${path}?projectId=p&chainId=${smartChain}`, { method: 'POST', body })
    return (await answer.json()) as SmartAnswer
  }
  const ask = asking('/v1/bundler')
  const askPaymaster = asking('/v1/paymaster')
  const transport = (by: typeof ask) => {
    const request = async ({ method, params = [] }: { method: string; params?: unknown }) => {
      const { result, error } = await by(method, params as unknown[])
      if (error) throw Object.assign(new Error(error.message), error)
      return result
    }
    return custom({ request }, { retryCount: 0 })
  }
  const bundler = createBundlerClient({
    client,
    transport: transport(ask),
    pollingInterval: 50,
    // viem's default is twice the tip of the last blocks, which the chain then suggests.
    userOperation: { estimateFeesPerGas: async () => client.estimateFeesPerGas() },
  })
  const payer = createPaymasterClient({ transport: transport(askPaymaster) })

  /** Creates a funded account. */
  const account = async (balance = parseEther('1')) => {
    const made = await createTestAccount(client, privateKeyToAccount(generatePrivateKey()))
    await chain.rpc('anvil_setBalance', made.address, numberToHex(balance))
    return made
  }
  /** Returns a signed operation as sent to a bundler. `change` is applied before signing. */
  const signed = async (from: SmartAccount, calls: readonly object[], change: object = {}, more: object = {}) => {
    const prepared = await bundler.prepareUserOperation({ account: from, calls: calls as never, ...more })
    const { account: _, ...operation } = { ...(prepared as object), ...change } as Record<string, unknown>
    const signature = await from.signUserOperation(operation as never)
    const entries = Object.entries({ ...operation, signature }).filter(([, value]) => value !== undefined)
    const hex = entries.map(([name, value]) => [name, typeof value === 'bigint' ? numberToHex(value) : value])
    return Object.fromEntries(hex) as Record<string, Hex>
  }
  const send = (operation: object) => ask('eth_sendUserOperation', [operation, entryPoint07Address])
  return { ...server, url, client, ask, askPaymaster, bundler, payer, account, signed, send }
}
