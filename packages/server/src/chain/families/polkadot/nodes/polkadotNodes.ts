import type { GatewayFamily } from '../../../gateway/call/GatewayFamily.js'
import { rpcResult } from '../../../gateway/call/RpcReply.js'
import { noAddress, noBalance } from '../../../gateway/rpc/addressBalance.js'
import { cacheRules } from './cacheRules.data.js'
import { polkadotFreeBalance, polkadotStorageKey } from './polkadotStorageKey.js'
import { safeMethods } from './safeMethods.data.js'

/** Nodes of Polkadot chains. Balances are free balances. */
export const polkadotNodes: GatewayFamily = {
  namespace: 'polkadot',
  safeMethods,
  cacheRules,
  methods: {
    reads:
      /^(chain_get|state_(get|call|query|trace)|system_(chain|name|properties|version|health|accountNextIndex)|rpc_methods$|payment_query|childstate_get|offchain_localStorageGet|grandpa_roundState|mmr_)/,
    sends: /^author_submitExtrinsic$/,
  },
  knownTransactionError: /outdated|stale|ancient birth|temporarily banned|inability to pay|balance too low/i,
  maxLatestTtlMs: 1000,
  height: {
    method: 'chain_getHeader',
    read: (header) => Number((header as { number?: unknown } | null)?.number ?? Number.NaN),
  },
  async addressBalance(address, { read }) {
    const key = await polkadotStorageKey(address)
    if (key === undefined) return noAddress()
    const reply = await read('state_getStorage', [key])
    if (reply.kind === 'error') return reply
    const free = polkadotFreeBalance(JSON.parse(reply.text))
    return free === undefined ? noBalance() : rpcResult(free.toString())
  },
}
