import type { PluginContext, Token } from '@kit/core/plugin'
import {
  type Capabilities,
  type ContractCall,
  KitError,
  type Simulation,
  type TransactionDetails,
  type TransactionReceipt,
} from '@kit/core/plugin'
import { createFakePorts, createTestEngine } from '@kit/fakes'
import type { Hex } from 'viem'
import { intentConversion } from '../intentConversion.js'
import { planOrder } from '../order/planOrder.js'
import { decodeAbi, decodeOpen, openedLog } from './settlerWords.js'

const hex = (byte: string): Hex => `0x${byte.repeat(20)}`
export const [account, coin, settler, targetSettler, thief] = [hex('aa'), hex('c0'), hex('5e'), hex('7a'), hex('66')]
const settlers = { 'eip155:1': settler, 'eip155:2': targetSettler } as const
export const tokenOn = (
  networkId: 'eip155:1' | 'eip155:2' | 'eip155:5',
  address: string | undefined,
  decimals = 6,
): Token => ({
  networkId,
  address,
  name: '',
  symbol: '',
  decimals,
  iconUrl: undefined,
})
/** Creates two chains with a settler each, a wallet that approves everything, and a solver that charges one percent. */
export async function createCrosser(from = tokenOn('eip155:2', coin)) {
  const ports = createFakePorts()
  const chain = {
    allowance: 0n,
    nowMs: 1_000_000,
    status: 'unknown' as 'unknown' | 'opened' | 'filled' | 'refunded',
    /** Overrides of the simulated order. */
    tried: {} as Partial<Simulation>,
    reverts: undefined as string | undefined,
    failure: undefined as Error | undefined,
    opened: true,
    bundles: false,
    /** Outcomes of transactions by hash. Mined immediately if there is none. */
    receipts: new Map<string, Promise<Partial<TransactionReceipt>>>(),
    forgotten: new Set<string>(),
    /** Number of reads of a transaction's events. */
    receiptReads: 0,
  }
  const solver = { price: undefined as unknown }
  const wallet: { networkId: string; to: string; value: bigint | undefined }[] = []
  const bundled: { readonly id: string | undefined; readonly calls: readonly ContractCall[] }[] = []
  const simulated: (readonly ContractCall[])[] = []
  /** The simulated orders. */
  const planned = () => simulated.map((calls) => decodeOpen(calls.at(-1)?.data ?? '0x').decoded)
  const target = { networkId: 'eip155:1', settler, token: coin, amount: 1_000n } as const
  const sent = { networkId: 'eip155:2', account, settler: targetSettler, token: coin, amount: 1_010n, target } as const
  const { data } = planOrder({ ...sent, nonce: 1n, expiresAtMs: 1_600_000 })
  const capabilities: Capabilities = {
    decodeAbi,
    getToken: async () => from,
    planApproval: async ({ amount, token }) =>
      chain.allowance >= amount ? [] : [{ to: token, data: `0x${amount.toString(16).padStart(64, '0')}` }],
    async simulate({ calls }) {
      if (chain.reverts) throw new KitError('transaction/reverted', { shortMessage: chain.reverts })
      if (calls.at(-1)?.data?.startsWith(data.slice(0, 10))) simulated.push(calls)
      const changes = [{ token: from.address, amount: -1_010n }]
      return { changes, approvals: [], gasUsed: 1n, ...chain.tried }
    },
    getTransaction: async ({ hash }) => (chain.forgotten.has(hash) ? undefined : ({ hash } as TransactionDetails)),
    getCapabilities: async () => ({ atomic: { status: chain.bundles ? 'supported' : 'ready' } }),
    async sendCalls({ calls, id }) {
      bundled.push({ id, calls })
      return '0xb'
    },
    getCallsStatus: async ({ id, network }) => ({
      id,
      networkId: network.id,
      status: 'success',
      statusCode: 200,
      isAtomic: true,
      receipts: [{ hash: '0xbundle', status: 'success', blockNumber: 1n }],
    }),
    async request({ method }) {
      if (chain.failure) throw chain.failure
      if (method === 'eth_getBlockByNumber') return { number: '0x5', timestamp: chain.nowMs / 1000 }
      if (method === 'eth_getTransactionReceipt') chain.receiptReads++
      if (method === 'eth_getTransactionReceipt')
        return { logs: chain.opened ? [openedLog({ address: targetSettler, user: account, data })] : [] }
      const words = { unknown: '', opened: '4f50454e4544', filled: '46494c4c4544', refunded: '524546554e444544' }
      return `0x${words[chain.status].padEnd(64, '0')}`
    },
  }
  const engine = await createTestEngine({
    ports,
    eip155: {
      loadCapabilities: async () => capabilities,
      switchNetwork: async ({ network }) => network.id,
      async sendTransaction({ network, transaction }) {
        wallet.push({ networkId: network.id, to: transaction.to ?? '', value: transaction.value })
        return `0x${wallet.length}`
      },
      async waitForTransaction({ hash }) {
        const receipt = { hash, status: 'success', blockNumber: 1n, ...(await chain.receipts.get(hash)) } as const
        const { to } = wallet[Number(hash) - 1] ?? {}
        const isOther = receipt.replacement === 'replaced' || receipt.replacement === 'cancelled'
        if (to === coin && receipt.status === 'success' && !isOther) chain.allowance = 10n ** 9n
        return receipt
      },
    },
  })
  await engine.connect('one', [account])
  /** Opens the conversion like a reloaded page. */
  const reopen = () =>
    intentConversion({
      settlers,
      listTokens: async ({ to }) => [to, from, tokenOn('eip155:5', coin)],
      quote: async ({ amount }) => (solver.price === undefined ? amount + amount / 100n : (solver.price as bigint)),
    }).open({ kit: engine.kit, ports } as unknown as PluginContext)
  const conversion = await reopen()
  const { signal } = new AbortController()
  const to = tokenOn('eip155:1', from.address)
  const order = { from, to, amount: 1_000n, address: account, held: 2_000n, signal }
  const crossing = { from, to, address: account, hash: '0x2', signal }
  /** The wallet switches to another network. */
  const wander = () => engine.one.emit('eip155', { type: 'networkChanged', networkId: 'eip155:1' })
  return {
    bundled,
    chain,
    conversion,
    crossing,
    order,
    planned,
    ports,
    reopen,
    signal,
    simulated,
    solver,
    to,
    wallet,
    wander,
  }
}
