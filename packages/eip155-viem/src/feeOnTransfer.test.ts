import { browserPorts } from '@kit/core'
import type { Capabilities, Network } from '@kit/core/adapter'
import { type EvmDevnet, feeTokenAbi, feeTokenBytecode, startEvm } from '@kit/devnet'
import { createPublicClient, createWalletClient, type Hex, http } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { mainnet } from 'viem/chains'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eip155 } from './eip155.js'

let chain: EvmDevnet
let capabilities: Required<Capabilities>
let network: Network
let token: Hex
let send: (to: Hex, amount: bigint) => Promise<bigint>
let sender: Hex
/** Methods that the node rejects. */
const refused: string[] = []

beforeAll(async () => {
  chain = await startEvm({ chainId: 31337 })
  const ports = browserPorts()
  const fetch: typeof ports.fetch = (url, init) => {
    const { method, id } = JSON.parse(init?.body ?? '{}')
    const answer = { jsonrpc: '2.0', id, error: { code: -32601, message: 'the method does not exist' } }
    return refused.includes(method) ? Promise.resolve(Response.json(answer)) : ports.fetch(url, init)
  }
  const local = { ...mainnet, id: 31337, rpcUrls: { default: { http: [chain.url] } } } as const
  const adapter = eip155({ networks: [local], batch: false })({ ports: { ...ports, fetch } } as never)
  capabilities = (await adapter.loadCapabilities()) as Required<Capabilities>
  network = adapter.networks[0] as Network

  const account = privateKeyToAccount(chain.accounts[0]?.privateKey as Hex)
  sender = account.address
  const wallet = createWalletClient({ account, chain: local, transport: http() })
  const client = createPublicClient({ chain: local, transport: http(), pollingInterval: 50 })
  const mined = async (hash: Hex) => client.waitForTransactionReceipt({ hash })
  const deployed = await mined(await wallet.deployContract({ abi: feeTokenAbi, bytecode: feeTokenBytecode }))
  token = deployed.contractAddress as Hex
  const contract = { address: token, abi: feeTokenAbi } as const
  await mined(await wallet.writeContract({ ...contract, functionName: 'mint', args: [sender, 1000n] }))
  send = async (to, amount) => {
    await mined(await wallet.writeContract({ ...contract, functionName: 'transfer', args: [to, amount] }))
    return client.readContract({ ...contract, functionName: 'balanceOf', args: [to] })
  }
})
afterAll(() => chain?.stop())

describe.each([
  { by: 'eth_simulateV1', without: [], to: `0x${'b1'.repeat(20)}` },
  { by: 'eth_call', without: ['eth_simulateV1'], to: `0x${'b2'.repeat(20)}` },
] as const)('planTransfer of a fee-on-transfer token by $by', ({ without, to }) => {
  beforeAll(() => {
    refused.splice(0, refused.length, ...without)
  })
  const plan = (what: object) =>
    capabilities.planTransfer({
      network,
      account: { namespace: 'eip155', address: sender, type: 'eoa' },
      ...what,
    } as never)

  it('returns the part that does not arrive', async () => {
    const { amount, transferFee } = await plan({ to, amount: 100n, token })
    expect({ amount, transferFee }).toEqual({ amount: 100n, transferFee: 2n })
    expect(await send(to, 100n)).toBe(98n)
  })

  it('withholds nothing of other tokens, of the native currency, and of transfers to oneself', async () => {
    for (const what of [
      { to, amount: 5n, token: chain.tokens.TUSD.address },
      { to, amount: 5n },
      { to: sender, amount: 100n, token },
    ])
      expect(await plan(what)).not.toHaveProperty('transferFee')
  })
})
