/**
 * What a call may do: `read` nothing, so that it may be asked anywhere and twice; `raw` sends a signed transaction, the same wherever
 * it is sent; `filter` makes or uses what one node remembers; `change` is everything else, unknown methods among it, and must not happen twice.
 */
export type CallEffect = 'read' | 'raw' | 'filter' | 'change'

const RAW = /^(eth_sendRawTransaction(Sync|Conditional)?|eth_sendUserOperation|sendTransaction|author_submitExtrinsic)$/
const FILTER = /^eth_(new(Block|PendingTransaction)?Filter|getFilter(Changes|Logs)|uninstallFilter)$/

const CHANGE =
  /^(eth|debug|txpool)_(send|sign|submit|set|accounts|requestAccounts|subscribe|unsubscribe|resend|fill|start|stop)/

/** Ethereum's families of reads; Solana's; those of Polkadot. */
const READ =
  /^((eth|net|web3|debug|trace|txpool|ots|erigon|zks|arb|rollup|bor|linea|optimism|alchemy)_|(get|is|simulateTransaction$|minimumLedgerSlot$)|(chain_get|state_(get|call|query|trace)|system_(chain|name|properties|version|health|accountNextIndex)|rpc_methods$|payment_query|childstate_get|offchain_localStorageGet|grandpa_roundState|mmr_))/

/** What a method does, by its name. */
export function callEffect(method: string): CallEffect {
  if (RAW.test(method)) return 'raw'
  if (FILTER.test(method)) return 'filter'
  return READ.test(method) && !CHANGE.test(method) ? 'read' : 'change'
}

/** True for the methods that make a development node something else than it was: what is known of its chain is void. */
export function rewritesChain(method: string): boolean {
  return /^(evm|anvil|hardhat|dev|tenderly)_/.test(method)
}
