import { base58 } from '@scure/base'
import type { RpcCall } from '../call/RpcCall.js'
import { type RpcReply, rpcError, rpcResult } from '../call/RpcReply.js'
import { memberTexts } from '../json/memberTexts.js'
import { parseJson } from '../json/parseJson.js'
import { polkadotFreeBalance, polkadotStorageKey } from './polkadotStorageKey.js'

/** Where balances are read. */
export type BalanceSource = {
  /** A call to the chain's nodes. */
  readonly read: (call: RpcCall) => Promise<RpcReply>
  /** A path of Esplora; undefined where the nodes are none. */
  readonly esplora?: (path: string) => Promise<{ readonly status: number; readonly body: Buffer }>
}

const call = (method: string, params: readonly unknown[]): RpcCall => ({
  method,
  id: '1',
  params: JSON.stringify(params),
  given: params,
})

const noAddress = () => rpcError(-32_602, 'The address is missing or not one of this chain')
const noBalance = () => rpcError(-32_603, 'The node gave no balance')

/**
 * Answers `getAddressBalance`: what an address holds of the chain's own currency, as decimal text in its smallest unit (wei, lamports, satoshis, planck).
 * Satoshis count with what the mempool adds and takes; on Polkadot it is the free balance.
 */
export async function addressBalance(chain: string, { given }: RpcCall, source: BalanceSource): Promise<RpcReply> {
  const address = Array.isArray(given) ? given[0] : (given as { address?: unknown } | null | undefined)?.address
  if (typeof address !== 'string') return noAddress()
  switch (chain.split(':')[0]) {
    case 'eip155':
      return /^0x[0-9a-fA-F]{40}$/.test(address) ? ofEvm(address, source) : noAddress()
    case 'solana':
      return isSolanaAddress(address) ? ofSolana(address, source) : noAddress()
    case 'polkadot':
      return ofPolkadot(address, source)
    case 'bip122':
      return /^[a-zA-Z0-9]{14,100}$/.test(address) ? ofBitcoin(address, source) : noAddress()
    default:
      return rpcError(-32_601, 'Balances of this chain are not served')
  }
}

async function ofEvm(address: string, { read }: BalanceSource): Promise<RpcReply> {
  const reply = await read(call('eth_getBalance', [address, 'latest']))
  if (reply.kind === 'error') return reply
  const value: unknown = JSON.parse(reply.text)
  return typeof value === 'string' && /^0x[0-9a-fA-F]+$/.test(value) ? rpcResult(BigInt(value).toString()) : noBalance()
}

async function ofSolana(address: string, { read }: BalanceSource): Promise<RpcReply> {
  const reply = await read(call('getBalance', [address]))
  if (reply.kind === 'error') return reply
  // As written: lamports do not fit a double.
  const lamports = reply.text.startsWith('{') ? memberTexts(reply.text).get('value') : undefined
  return lamports !== undefined && /^\d+$/.test(lamports) ? rpcResult(lamports) : noBalance()
}

async function ofPolkadot(address: string, { read }: BalanceSource): Promise<RpcReply> {
  const key = await polkadotStorageKey(address)
  if (key === undefined) return noAddress()
  const reply = await read(call('state_getStorage', [key]))
  if (reply.kind === 'error') return reply
  const free = polkadotFreeBalance(JSON.parse(reply.text))
  return free === undefined ? noBalance() : rpcResult(free.toString())
}

type TxoSums = { readonly funded_txo_sum: number; readonly spent_txo_sum: number }

async function ofBitcoin(address: string, { esplora }: BalanceSource): Promise<RpcReply> {
  const answer = await esplora?.(`/address/${address}`)
  if (answer === undefined || answer.status >= 500) return noBalance()
  if (answer.status !== 200) return noAddress()
  const stats = parseJson(answer.body.toString('utf8')) as Record<string, TxoSums | undefined> | null | undefined
  const held = [stats?.['chain_stats'], stats?.['mempool_stats']].map((part) =>
    part === undefined ? Number.NaN : part.funded_txo_sum - part.spent_txo_sum,
  )
  const total = held.reduce((sum, one) => sum + one, 0)
  return Number.isSafeInteger(total) ? rpcResult(String(total)) : noBalance()
}

function isSolanaAddress(address: string): boolean {
  if (!/^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(address)) return false
  return base58.decode(address).length === 32
}
