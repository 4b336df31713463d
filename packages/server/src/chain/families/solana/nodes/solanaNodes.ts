import type { GatewayFamily } from '../../../gateway/call/GatewayFamily.js'
import { rpcResult } from '../../../gateway/call/RpcReply.js'
import { memberTexts } from '../../../gateway/json/memberTexts.js'
import { noAddress, noBalance } from '../../../gateway/rpc/addressBalance.js'
import { cacheRules } from './cacheRules.data.js'
import { parseSolanaAddress } from './parseSolanaAddress.js'
import { safeMethods } from './safeMethods.data.js'

/** Nodes of Solana chains. */
export const solanaNodes: GatewayFamily = {
  namespace: 'solana',
  safeMethods,
  cacheRules,
  methods: { reads: /^(get|is|simulateTransaction$|minimumLedgerSlot$)/, sends: /^sendTransaction$/ },
  knownTransactionError: /blockhash ?not ?found/i,
  maxLatestTtlMs: 400,
  height: { method: 'getSlot', read: Number },
  async addressBalance(address, { read }) {
    if (parseSolanaAddress(address) === undefined) return noAddress()
    const reply = await read('getBalance', [address])
    if (reply.kind === 'error') return reply
    // Read verbatim: lamports do not fit a double.
    const lamports = reply.text.startsWith('{') ? memberTexts(reply.text).get('value') : undefined
    return lamports !== undefined && /^\d+$/.test(lamports) ? rpcResult(lamports) : noBalance()
  },
}
