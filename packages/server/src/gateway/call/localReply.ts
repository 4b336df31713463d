import type { RpcCall } from './RpcCall.js'
import { type RpcReply, rpcResult } from './RpcReply.js'

/** What is known of a chain without asking a node; undefined for everything else. */
export function localReply({ method }: RpcCall, chain: string): RpcReply | undefined {
  if (method !== 'eth_chainId' && method !== 'net_version' && method !== 'net_listening') return undefined
  const [namespace, reference = ''] = chain.split(':')
  if (namespace !== 'eip155' || !/^\d+$/.test(reference)) return undefined
  if (method === 'eth_chainId') return rpcResult(`0x${BigInt(reference).toString(16)}`)
  return rpcResult(method === 'net_version' ? reference : true)
}
