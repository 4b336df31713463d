'use client'
import type { CaipNetworkId, Kit } from '@kit/core'
import { useEffect, useRef } from 'react'
import { useKit, useStore } from '../useKit.js'
import { type Query, useQuery } from '../useQuery.js'
import { getViemClient, type ViemClient } from './getViemClient.js'

/** Options that all contract hooks share. */
export type ContractTarget = {
  /** Defaults to the current network of EVM chains. */
  readonly networkId?: CaipNetworkId | undefined
}

/** Options of contract hooks that read. */
export type ContractReadOptions = ContractTarget & {
  /** Whether to read. Pass false while an argument isn't known yet. Default true. */
  readonly enabled?: boolean | undefined
}

/** A call as viem takes it. */
type NamedCall = { readonly abi: readonly unknown[]; readonly functionName: string }

/** Reads a contract, and again when a transaction of this kit is mined on the network. Equal calls share one request. */
export function useContractQuery<Data>(
  method: 'readContract' | 'simulateContract',
  { networkId, enabled = true }: ContractReadOptions,
  call: NamedCall,
  read: (client: ViemClient) => Promise<Data>,
): Query<Data> {
  const kit: Kit = useKit()
  const current = useContractNetwork(networkId)
  const key = enabled && current !== undefined ? keyOf(method, current, call) : undefined
  const query = useQuery(key, async () => read(await getViemClient(kit, current as CaipNetworkId)))
  const mined = useStore(
    kit.journal,
    ({ entries }) => entries.filter((entry) => entry.networkId === current && entry.status !== 'pending').length,
  )
  const seen = useRef(mined)
  const { refetch } = query
  useEffect(() => {
    if (seen.current !== mined) refetch()
    seen.current = mined
  }, [mined, refetch])
  return query
}

/** Returns the network of a contract hook: the given one, or the current one of EVM chains. */
export function useContractNetwork(networkId: CaipNetworkId | undefined): CaipNetworkId | undefined {
  const kit: Kit = useKit()
  const current = useStore(kit.namespace('eip155').active, ({ network }) => network?.id)
  return networkId ?? current
}

/** Only the function's own declarations count: the rest of the ABI changes nothing. */
function keyOf(method: string, networkId: CaipNetworkId, { abi, ...call }: NamedCall): string {
  const own = abi.filter((item) => (item as { readonly name?: unknown }).name === call.functionName)
  return JSON.stringify([method, networkId, call, own], (_, value: unknown) =>
    typeof value === 'bigint' ? `${value}n` : value,
  )
}
