import { type BitcoinRpc, BitcoinRpcError } from './createBitcoinRpc.js'
import type { ChainIndex } from './createChainIndex.js'
import { EsploraError } from './EsploraError.js'
import type { EsploraTransaction } from './EsploraTransaction.js'

/** Handles one request. Text is sent as it is, anything else as JSON. */
export type EsploraRoute = (request: { readonly path: readonly string[]; readonly body: string }) => Promise<unknown>

/** Esplora's page size for confirmed transactions. */
const pageSize = 25
const feeTargets = [1, 2, 3, 6, 12, 24, 144, 504, 1008]

/**
 * Creates the routes of Esplora's REST interface that wallets and dapps use, by method and first path segment.
 *
 * @example await createEsploraRoutes({ rpc, index, onBroadcast })['GET fee-estimates']?.({ path: [], body: '' })
 */
export function createEsploraRoutes(options: {
  readonly rpc: BitcoinRpc
  readonly index: ChainIndex
  readonly onBroadcast: () => Promise<void>
}): { readonly [route: string]: EsploraRoute } {
  const { rpc, index } = options

  const readAddress: EsploraRoute = async ({ path: [address = '', part, which, last] }) => {
    const known = await rpc<{ isvalid: boolean }>('validateaddress', address)
    if (!known.isvalid) throw new EsploraError(400, 'Invalid Bitcoin address')
    const all = await index.read()
    const own = all.filter((transaction) => touches(transaction, address))
    if (part === undefined) {
      const [mined, waiting] = [own.filter(isMined), own.filter((one) => !isMined(one))]
      return { address, chain_stats: summarise(mined, address), mempool_stats: summarise(waiting, address) }
    }
    if (part === 'utxo') return unspent(all, own, address)
    if (part !== 'txs') throw new EsploraError(404, 'Not found')
    if (which === 'mempool') return own.filter((one) => !isMined(one))
    const mined = own.filter(isMined)
    const from = last === undefined ? 0 : mined.findIndex(({ txid }) => txid === last) + 1
    const page = mined.slice(from, from + pageSize)
    return which === 'chain' ? page : [...own.filter((one) => !isMined(one)), ...page]
  }

  const readTransaction: EsploraRoute = async ({ path: [id = '', part, output] }) => {
    const all = await index.read()
    const transaction = all.find(({ txid }) => txid === id)
    if (!transaction) throw new EsploraError(404, 'Transaction not found')
    const spends = transaction.vout.map((_, vout) => spendOf(all, id, vout))
    if (part === undefined) return transaction
    if (part === 'status') return transaction.status
    if (part === 'hex') return rpc<string>('getrawtransaction', id)
    if (part === 'outspends') return spends
    if (part === 'outspend' && spends[Number(output)]) return spends[Number(output)]
    throw new EsploraError(404, 'Not found')
  }

  const broadcast: EsploraRoute = async ({ body }) => {
    const id = await rpc<string>('sendrawtransaction', body.trim()).catch((error: unknown) => {
      if (!(error instanceof BitcoinRpcError)) throw error
      const { code, message } = error
      throw new EsploraError(400, `sendrawtransaction RPC error: ${JSON.stringify({ code, message })}`)
    })
    await options.onBroadcast()
    return id
  }

  const readFees: EsploraRoute = async () => {
    const rates: { [target: string]: number } = {}
    for (const target of feeTargets) {
      const estimate = await rpc<{ feerate?: number }>('estimatesmartfee', Math.max(2, target))
      // A test chain has no fee history, so this is the minimum that nodes relay.
      rates[target] = estimate.feerate === undefined ? 1 : Math.max(1, Math.round(estimate.feerate * 1e8) / 1000)
    }
    return rates
  }

  return {
    'GET address': readAddress,
    'GET tx': readTransaction,
    'POST tx': broadcast,
    'GET fee-estimates': readFees,
    'GET block-height': ({ path: [height = ''] }) => rpc('getblockhash', Number(height)),
    'GET blocks': async ({ path: [tip, what] }) => {
      if (tip === 'tip' && what === 'height') return String(await rpc<number>('getblockcount'))
      if (tip === 'tip' && what === 'hash') return rpc<string>('getbestblockhash')
      throw new EsploraError(404, 'Not found')
    },
  }
}

const isMined = ({ status }: EsploraTransaction) => status.confirmed

function touches({ vin, vout }: EsploraTransaction, address: string): boolean {
  return [...vin.map(({ prevout }) => prevout), ...vout].some((output) => output?.scriptpubkey_address === address)
}

function summarise(transactions: readonly EsploraTransaction[], address: string): object {
  const isOwn = (output: { scriptpubkey_address?: string } | null) => output?.scriptpubkey_address === address
  const funded = transactions.flatMap(({ vout }) => vout.filter(isOwn))
  const spent = transactions.flatMap(({ vin }) => vin.map(({ prevout }) => prevout).filter(isOwn))
  return {
    funded_txo_count: funded.length,
    funded_txo_sum: funded.reduce((sum, { value }) => sum + value, 0),
    spent_txo_count: spent.length,
    spent_txo_sum: spent.reduce((sum, output) => sum + (output?.value ?? 0), 0),
    tx_count: transactions.length,
  }
}

function unspent(all: readonly EsploraTransaction[], own: readonly EsploraTransaction[], address: string): object[] {
  const spent = new Set(all.flatMap(({ vin }) => vin.map(({ txid, vout }) => `${txid}:${vout}`)))
  return own.flatMap(({ txid, vout, status }) =>
    vout.flatMap(({ scriptpubkey_address, value }, index) =>
      scriptpubkey_address === address && !spent.has(`${txid}:${index}`) ? [{ txid, vout: index, status, value }] : [],
    ),
  )
}

function spendOf(all: readonly EsploraTransaction[], id: string, index: number): object {
  for (const { txid, vin, status } of all) {
    const place = vin.findIndex((input) => input.txid === id && input.vout === index)
    if (place >= 0) return { spent: true, txid, vin: place, status }
  }
  return { spent: false }
}
