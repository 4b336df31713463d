import { type Adapter, KitError } from '@kit/core/adapter'
import type {
  AccountPosition,
  CallsStatus,
  Capabilities,
  Token,
  TransactionDetails,
  TransactionReceipt,
  TransferPlan,
} from '@kit/core/plugin'
import { createFakePorts, createTestEngine, type FakePorts, flushPromises } from '@kit/fakes'
import { modal } from '@kit/modal'
import { vi } from 'vitest'
import { type PayOptions, pay } from '../index.js'

type Transfer = Parameters<NonNullable<Adapter['transfer']>>[0]

export const alice = '0xaaaa000000000000000000000000000000001111'
export const shop = '0xbbbb000000000000000000000000000000002222'
export const coin = 10n ** 18n
export const usdc: Token = {
  networkId: 'eip155:1',
  address: '0xcccc000000000000000000000000000000003333',
  name: 'USD Coin',
  symbol: 'USDC',
  decimals: 6,
  iconUrl: undefined,
}

/** Another token that alice holds. */
export const dai: Token = { ...usdc, address: '0xdddd000000000000000000000000000000004444', name: 'Dai', symbol: 'DAI' }

/** The default payment of the tests. */
export const order = {
  amount: '25',
  asset: usdc.address as string,
  recipient: shop,
  network: 'eip155:1',
  paymentId: 'order-1',
} as const

/** Creates the ports of tabs that share a storage and its events. */
export function createTabs(count: number): readonly FakePorts[] {
  const tabs: FakePorts[] = Array.from({ length: count }, (_, index) => {
    const ports = createFakePorts()
    return {
      ...ports,
      random: { bytes: (length) => new Uint8Array(length).fill(index + 1) },
      storage: {
        ...ports.storage,
        setItem(key, value) {
          ports.stored.set(key, value)
          for (const tab of tabs) if (tab !== tabs[index]) tab.writeFromOtherTab(key, value)
        },
      },
    }
  })
  return tabs
}

/** Creates the ports of one tab. */
export const createTab = (): FakePorts => createTabs(1)[0] as FakePorts

/** Creates the ports of a reloaded page, on which the wallet must be connected again. */
export function reloaded(ports: FakePorts): FakePorts {
  for (const key of ports.stored.keys()) if (!key.includes('pay')) ports.stored.delete(key)
  return { ...ports, random: { bytes: (length) => new Uint8Array(length).fill(9) } }
}

/** Creates a kit whose wallet responds when the test says so, on a chain where every fee is a tenth of a coin. */
export async function createPayer({
  ports = createTab(),
  isConnected = true,
  receipt,
  ...options
}: PayOptions & {
  readonly ports?: FakePorts
  readonly isConnected?: boolean
  readonly receipt?: Partial<TransactionReceipt>
} = {}) {
  const requested: (Transfer & { answer(hash: string): void; refuse(error: Error): void })[] = []
  const chain = {
    held: 100_000_000n,
    warnings: [] as readonly string[],
    /** The part of a transfer that doesn't arrive. */
    transferFee: 0n,
    plan: undefined as Error | undefined,
    /** Simulations wait for it. */
    tried: undefined as Promise<unknown> | undefined,
    feeOf: (_address: string) => coin / 10n,
    tokens: [usdc, dai].map((token) => ({ ...token, amount: 50_000_000n, value: undefined, price: undefined })),
    mark: { timeMs: 0, nonce: 7 } as AccountPosition | undefined,
    receipt: receipt && Promise.resolve(receipt),
    /** Transactions of the account since a mark, as the chain reports them. By default, none without a service, else it is pruned. */
    findTransactions: undefined as Capabilities['findTransactions'],
    /** Sender of every transaction. */
    sender: alice as string,
    /** Status of batches at the wallet. By default, the wallet doesn't know them. */
    calls: undefined as Pick<CallsStatus, 'status' | 'receipts'> | undefined,
  }
  const capabilities: Capabilities = {
    async planTransfer({ account, amount }): Promise<TransferPlan> {
      await chain.tried
      if (chain.plan) throw chain.plan
      if (amount === 'max' || amount > chain.held)
        throw new KitError('transfer/insufficientFunds', { shortMessage: 'Too little.' })
      return {
        amount,
        fee: chain.feeOf(account.address),
        warnings: chain.warnings,
        transferFee: chain.transferFee,
        terms: { extra: { gas: 21000n } },
      }
    },
    getTokens: async ({ network }) => chain.tokens.filter(({ networkId }) => networkId === network.id),
    async getAccountPosition() {
      if (chain.mark) return chain.mark
      throw new KitError('rpc/failed', { shortMessage: 'No.' })
    },
    findTransactions: async (call) => {
      if (chain.findTransactions || options.api === undefined) return chain.findTransactions?.(call) ?? []
      throw new KitError('rpc/failed', { shortMessage: 'Pruned.' })
    },
    getTransaction: async ({ hash }) => ({ hash, from: chain.sender }) as TransactionDetails,
    async getCallsStatus({ id, network }) {
      if (chain.calls === undefined) throw new KitError('transaction/invalid', { shortMessage: 'Unknown.' })
      return { id, networkId: network.id, statusCode: 0, isAtomic: true, ...chain.calls }
    },
    async getToken({ token }) {
      if (token !== usdc.address) throw new KitError('token/notFound', { shortMessage: 'No.' })
      return usdc
    },
  }
  const engine = await createTestEngine({
    ports,
    plugins: [modal(), pay(options)],
    eip155: {
      isAddress: (value) => /^0x[0-9a-f]{40}$/i.test(value),
      loadCapabilities: async () => capabilities,
      getBalance: async ({ token }) => {
        const other = token === usdc.address ? undefined : chain.tokens.find(({ address }) => address === token)
        return { value: other?.amount ?? chain.held, decimals: 6, symbol: 'USDC' }
      },
      switchNetwork: async ({ network }) => network.id,
      waitForTransaction: async ({ hash, signal, timeoutMs }) => {
        if (chain.receipt) return { hash, status: 'success', blockNumber: 1n, ...(await chain.receipt) }
        return new Promise((_, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason))
          void timeoutMs
        })
      },
      transfer: (call) =>
        new Promise<string>((resolve, reject) => {
          requested.push({ ...call, answer: resolve, refuse: reject })
        }),
    },
  })
  if (isConnected) await engine.connect('one', [alice])
  const plugin = engine.kit.plugins.pay
  const now = () => plugin.state.getState()
  /** Advances the clock, and runs what waited for it. */
  async function pass(ms: number): Promise<void> {
    await flushPromises()
    ports.advance(ms)
    await flushPromises()
    await vi.dynamicImportSettled()
    await flushPromises()
  }
  /** Opens a payment and waits until it is shown. */
  async function open(request: object = order, more = {}) {
    const answer = plugin.open(request as typeof order, more)
    answer.catch(() => undefined)
    await pass(0)
    return { answer }
  }
  /** Presses pay and waits until the wallet is prompted. */
  async function submit(acknowledged: readonly string[] = []) {
    const sent = plugin.submit({ acknowledged })
    sent.catch(() => undefined)
    await pass(100)
    return { sent }
  }
  return { ...engine, ports, plugin, chain, requested, now, pass, open, submit, modal: engine.kit.plugins.modal }
}

/** Error of a user who rejects the request. */
export const rejection = () => new KitError('connection/rejected', { shortMessage: 'No.' })
