import type { GatewayFamily } from '../../../gateway/call/GatewayFamily.js'
import { type RpcReply, rpcResult } from '../../../gateway/call/RpcReply.js'
import { noAddress, noBalance } from '../../../gateway/rpc/addressBalance.js'
import { cacheRules } from './cacheRules.data.js'
import { knownTransactionReply } from './knownTransactionReply.js'
import { safeMethods } from './safeMethods.data.js'

/** Nodes of EVM chains. */
export const eip155Nodes: GatewayFamily = {
  namespace: 'eip155',
  safeMethods,
  cacheRules,
  methods: {
    reads: /^(eth|net|web3|debug|trace|txpool|ots|erigon|zks|arb|rollup|bor|linea|optimism|alchemy)_/,
    changes:
      /^(eth|debug|txpool)_(send|sign|submit|set|accounts|requestAccounts|subscribe|unsubscribe|resend|fill|start|stop)/,
    sends: /^(eth_sendRawTransaction(Sync|Conditional)?|eth_sendUserOperation)$/,
    filters: {
      creates: /^eth_new(Block|PendingTransaction)?Filter$/,
      uses: /^eth_(getFilter(Changes|Logs)|uninstallFilter)$/,
    },
    rewrites: /^(evm|anvil|hardhat|dev|tenderly)_/,
  },
  followsTip: true,
  height: { method: 'eth_blockNumber', read: Number },
  heightIn(method, result) {
    if (method === 'eth_blockNumber') return { height: Number(result), isTip: true }
    if (method !== 'eth_getTransactionReceipt') return undefined
    const mined = (result as { blockNumber?: unknown } | null)?.blockNumber
    return { height: Number(mined ?? Number.NaN), isTip: false }
  },
  localReply,
  async addressBalance(address, { read }) {
    if (!/^0x[0-9a-fA-F]{40}$/.test(address)) return noAddress()
    const reply = await read('eth_getBalance', [address, 'latest'])
    if (reply.kind === 'error') return reply
    const value: unknown = JSON.parse(reply.text)
    return typeof value === 'string' && /^0x[0-9a-fA-F]+$/.test(value)
      ? rpcResult(BigInt(value).toString())
      : noBalance()
  },
  knownTransactionReply,
  knownTransactionError: /nonce (is )?too low|nonce has already been used|OldNonce|insufficient funds/i,
}

function localReply(method: string, reference: string): RpcReply | undefined {
  if (!/^\d+$/.test(reference)) return undefined
  if (method === 'eth_chainId') return rpcResult(`0x${BigInt(reference).toString(16)}`)
  if (method === 'net_version') return rpcResult(reference)
  return method === 'net_listening' ? rpcResult(true) : undefined
}
