import type { GatewayFamily } from '../../../gateway/call/GatewayFamily.js'
import { rpcResult } from '../../../gateway/call/RpcReply.js'
import { parseJson } from '../../../gateway/json/parseJson.js'
import { noAddress, noBalance } from '../../../gateway/rpc/addressBalance.js'
import { esploraPaths } from './esploraPaths.js'

type TxoSums = { readonly funded_txo_sum: number; readonly spent_txo_sum: number }

/** Nodes of Bitcoin chains, with the Esplora API. Balances in satoshis include the mempool. */
export const bip122Nodes: GatewayFamily = {
  namespace: 'bip122',
  safeMethods: [],
  cacheRules: [],
  paths: esploraPaths,
  knownTransactionError: /missingorspent|missing-?inputs|txn-mempool-conflict/i,
  height: { path: '/blocks/tip/height', read: (text) => Number(String(text).trim() || Number.NaN) },
  async addressBalance(address, { get }) {
    if (!/^[a-zA-Z0-9]{14,100}$/.test(address)) return noAddress()
    const answer = await get(`/address/${address}`)
    if (answer.status >= 500) return noBalance()
    if (answer.status !== 200) return noAddress()
    const stats = parseJson(answer.body.toString('utf8')) as Record<string, TxoSums | undefined> | null | undefined
    const held = [stats?.['chain_stats'], stats?.['mempool_stats']].map((part) =>
      part === undefined ? Number.NaN : part.funded_txo_sum - part.spent_txo_sum,
    )
    const total = held.reduce((sum, one) => sum + one, 0)
    return Number.isSafeInteger(total) ? rpcResult(String(total)) : noBalance()
  },
}
