import { createApiClient } from '@kit/api'
import { type CallsStatus, type ContractCall, KitError, type Simulation } from '@kit/core/plugin'
import { createFakePorts, createTestEngine } from '@kit/fakes'
import { modal } from '@kit/modal'
import type { SwapOptions } from '../SwapOptions.js'
import { swap } from '../swap.js'

const hex = (byte: string) => `0x${byte.repeat(20)}`
/** Addresses of a chain with one exchange: 1 A is worth 2 B. */
export const account = hex('aa')
export const tokenA = hex('a1')
export const tokenB = hex('b1')
export const tokenC = hex('c1')
export const router = hex('de')
export const thief = hex('66')
const network = 'eip155:1'
const native = hex('ee')

const word = (value: bigint | string) =>
  (typeof value === 'string' ? value.slice(2) : value.toString(16)).padStart(64, '0')
const wordsOf = (data: string) => (data.slice(10).match(/.{64}/g) ?? []).map((digits) => BigInt(`0x${digits}`))
const addressOf = (value: bigint | undefined) => `0x${(value ?? 0n).toString(16).padStart(40, '0')}`

/** Arguments of the fake router. */
export type Order = {
  from?: string
  to?: string
  amountIn?: bigint
  least?: bigint
  receiver?: string
  /** A token that the call takes in addition. */
  takes?: string
}

/** Calldata of the fake router. */
export function order({ from = tokenA, to = tokenB, amountIn = 0n, least = 0n, receiver = account, takes }: Order) {
  const words = [from, to, amountIn, least, receiver, takes ?? 0n].map(word)
  return `0x5a5a5a5a${words.join('')}` as const
}

/** False responses of the service. */
export type Lies = {
  to?: string
  value?: string
  order?: Order
  data?: string
  expected?: bigint
  /** The spender of its approvals. */
  spender?: string
}

/** Creates a service and a chain whose exchange pays two for one. `lies` overrides the responses of the service. */
export async function createFakeExchange(more: Partial<SwapOptions> = {}) {
  const ports = createFakePorts()
  const lies: Lies = {}
  const requested: { path: string; query: Readonly<Record<string, string>>; body: Record<string, never> }[] = []
  const wallet: { method: string; call: Record<string, unknown> }[] = []
  const chain = {
    rate: 2n,
    allowance: 0n,
    /** The account's balance of every token. */
    held: 10n ** 24n,
    /** Decimals of tokens other than 6, by their contracts. */
    decimals: {} as Readonly<Record<string, number>>,
    takesPermit: false,
    bundles: false,
    bundleStatus: 'success' as CallsStatus['status'],
    approvals: [] as Simulation['approvals'],
    /** Transfer fees of tokens, as percentages. */
    transferFees: {} as Readonly<Record<string, bigint>>,
    refusesAt: 0,
    /** The error of the wallet for a batch or swap, whatever it sent. */
    callsFailure: undefined as KitError | undefined,
    swapFailure: undefined as KitError | undefined,
    /** Transactions of the account that a search on the chain finds. */
    found: [] as string[],
    /** The wallet responds after it. */
    sends: undefined as Promise<unknown> | undefined,
    /** Called when an approval is mined. */
    onMined: undefined as undefined | (() => void),
  }
  const service = {
    failure: undefined as undefined | { status: number; body: unknown },
    /** Number of wallet requests before the page is closed. */
    diesAfter: Number.POSITIVE_INFINITY,
    /** The list of tokens resolves after it. */
    listed: undefined as Promise<unknown> | undefined,
    /** The gas price resolves after it. */
    priced: undefined as Promise<unknown> | undefined,
  }

  const answers: Readonly<Record<string, (query: Record<string, string>, body: Record<string, never>) => unknown>> = {
    'v1/supported-chains': () => ({ http: [network, 'eip155:2'], ws: [] }),
    'v1/convert/tokens': ({ chainId: network }) => ({
      tokens: [
        { name: 'Coin', symbol: 'COIN', address: `${network}:${native}`, decimals: 18, logoUri: null, eip2612: false },
        { name: 'A', symbol: 'AAA', address: `${network}:${tokenA}`, decimals: 6, logoUri: null, eip2612: true },
        { name: 'B', symbol: 'BBB', address: `${network}:${tokenB}`, decimals: 6, logoUri: null, eip2612: false },
        {
          name: 'Not B',
          symbol: 'NOT',
          address: `${network}:${tokenB.toUpperCase().replace('0X', '0x')}`,
          decimals: 6,
          logoUri: null,
          eip2612: false,
        },
      ],
    }),
    'v1/convert/quotes': ({ amount, from, to }) => {
      const sold = BigInt(amount as string)
      // The reverse direction uses the inverse rate.
      const brought = String(from).endsWith(tokenB) ? sold / chain.rate : sold * chain.rate
      return { quotes: [{ id: null, fromAmount: amount, fromAccount: from, toAmount: `${brought}`, toAccount: to }] }
    },
    'v1/convert/gas-price': () => ({ standard: '10', fast: '20', instant: '30' }),
    'v1/fungible/price': () => ({ fungibles: [] }),
    'v1/convert/build-approve': ({ from, to, amount }) => ({
      tx: {
        from,
        to,
        data: `0x095ea7b3${word(lies.spender ?? router)}${word(BigInt(amount as string))}`,
        value: '0',
        eip155: {},
      },
    }),
    'v1/convert/build-transaction': (_, body) => {
      const { amount, from, to, userAddress, eip155 } = body as unknown as Record<string, string> & {
        eip155: { slippage: number }
      }
      const amountIn = BigInt(amount as string)
      const expected = lies.expected ?? amountIn * chain.rate
      const points = BigInt(Math.round(eip155.slippage * 100))
      const truth: Order = {
        from: String(from).slice(network.length + 1),
        to: String(to).slice(network.length + 1),
        amountIn,
        least: (expected * (10_000n - points) + 9_999n) / 10_000n,
      }
      const data = lies.data ?? order({ ...truth, ...lies.order })
      return {
        tx: {
          from: userAddress,
          to: `${network}:${lies.to ?? router}`,
          data,
          amount: `${expected}`,
          eip155: { gas: '1', gasPrice: '1' },
        },
      }
    },
  }

  const fetch: typeof ports.fetch = async (url, init) => {
    const [path = '', search = ''] = url.slice('https://api.example/'.length).split('?')
    const query = Object.fromEntries(search.split('&').map((pair) => pair.split('=').map(decodeURIComponent)))
    const body = init?.body === undefined ? {} : JSON.parse(init.body)
    requested.push({ path, query, body })
    if (path === 'v1/convert/tokens') await service.listed
    if (path === 'v1/convert/gas-price') await service.priced
    const unavailable = wallet.length >= service.diesAfter ? { status: 503, body: {} } : undefined
    const answer = unavailable ?? service.failure ?? { status: 200, body: answers[path]?.(query, body) }
    return {
      ok: answer.status < 400,
      status: answer.status,
      headers: { get: () => null },
      json: async () => answer.body,
      text: async () => JSON.stringify(answer.body),
    }
  }

  /** Executes calls as the exchange would. */
  type Trial = { calls: readonly ContractCall[]; tokens: readonly string[]; holder: string }
  async function simulate({ calls, tokens, holder }: Trial) {
    const changes = new Map<string | undefined, bigint>([undefined, ...tokens].map((token) => [token, 0n]))
    const add = (token: string | undefined, amount: bigint) => changes.set(token, (changes.get(token) ?? 0n) + amount)
    const tokenOf = (value: bigint | undefined) => (addressOf(value) === native ? undefined : addressOf(value))
    const arriving = (token: string, amount: bigint) => (amount * (100n - (chain.transferFees[token] ?? 0n))) / 100n
    let { allowance } = chain
    for (const { to, data = '0x', value = 0n } of calls) {
      const [first, second, amountIn = 0n, least = 0n, receiver, takes] = wordsOf(data)
      if (value > 0n) add(undefined, -value)
      if (data.startsWith('0x095ea7b3')) allowance = second ?? 0n
      if (data.startsWith('0xa9059cbb') && addressOf(first) === holder) add(to, arriving(to, second ?? 0n))
      // Calls to accounts without code do nothing.
      if (to !== router || !data.startsWith('0x5a5a5a5a')) continue
      const sold = tokenOf(first)
      if (sold !== undefined && allowance < amountIn) throw reverted('too little is allowed')
      const out = arriving(sold ?? '', amountIn) * chain.rate
      if (out < least) throw reverted('too little received')
      if (sold !== undefined && holder === account) add(sold, -amountIn)
      const bought = tokenOf(second)
      if (addressOf(receiver) === account && holder === account) add(bought, arriving(bought ?? '', out))
      if (takes !== undefined && takes > 0n) add(addressOf(takes), -1n)
    }
    return {
      changes: [...changes].map(([token, amount]) => ({ token, amount })),
      approvals: chain.approvals,
      gasUsed: 100_000n,
    }
  }

  const record = (method: string, answer: () => string) => async (call: object) => {
    wallet.push({ method, call: call as Record<string, unknown> })
    await chain.sends
    if (wallet.length === chain.refusesAt) throw new KitError('connection/rejected', { shortMessage: 'Declined.' })
    if (method === 'sendCalls' && chain.callsFailure) throw chain.callsFailure
    const { transaction } = call as { transaction?: { to: string } }
    if (transaction?.to === router && chain.swapFailure) throw chain.swapFailure
    return answer()
  }
  const capabilities = {
    simulate,
    getToken: async ({ token }: { token: string }) => ({ address: token, decimals: chain.decimals[token] ?? 6 }),
    getAllowance: async () => chain.allowance,
    planApproval: async ({ token, spender, amount }: { token: string; spender: string; amount: bigint }) =>
      chain.allowance >= amount ? [] : [{ to: token, data: `0x095ea7b3${word(spender)}${word(amount)}` as const }],
    getPermit: async () =>
      chain.takesPermit
        ? {
            typedData: { domain: {}, types: {}, primaryType: 'Permit', message: {} },
            encode: (signature: string) => {
              // The transaction contains the permit.
              chain.allowance = 1000n * 10n ** 6n
              return signature as `0x${string}`
            },
          }
        : undefined,
    getCapabilities: async () => ({ atomic: { status: chain.bundles ? ('supported' as const) : ('ready' as const) } }),
    getAccountPosition: async () => ({ timeMs: 1_000, height: 3, nonce: 7 }),
    findTransactions: async () => chain.found,
    sendCalls: record('sendCalls', () => 'calls'),
    getCallsStatus: async () => ({
      id: 'calls',
      networkId: 'eip155:1' as const,
      status: chain.bundleStatus,
      statusCode: 200,
      isAtomic: true,
      receipts: [{ hash: '0xbundle', status: 'success' as const, blockNumber: 1n }],
    }),
  }
  const behavior = {
    getBalance: async () => ({ value: chain.held, decimals: 6, symbol: 'AAA' }),
    sendTransaction: record('sendTransaction', () => `0x${wallet.length}`),
    signTypedData: record('signTypedData', () => '0x51'),
    waitForTransaction: async ({ hash }: { hash: string }) => {
      const sent = wallet.at(-1)?.call['transaction'] as { data: string } | undefined
      const [, amount] = wordsOf(sent?.data ?? '0x')
      chain.allowance = amount ?? 0n
      chain.onMined?.()
      return { hash, status: 'success' as const, blockNumber: 1n }
    },
    loadCapabilities: async () => capabilities as never,
  }
  const api = createApiClient({ baseUrl: 'https://api.example/', projectId: 'p', fetch, clock: ports.clock })
  const engine = await createTestEngine({
    ports,
    plugins: [modal(), swap({ api, networks: [network], ...more })],
    eip155: behavior as never,
  })
  await engine.connect('one', [account])
  const plugin = engine.kit.plugins.swap
  await plugin.start({ fromToken: 'AAA', toToken: 'BBB' })
  return { ...engine, api, plugin, lies, requested, wallet, chain, service, capabilities }
}

function reverted(reason: string): KitError {
  return new KitError('transaction/reverted', { shortMessage: `The contract reverted: ${reason}` })
}
