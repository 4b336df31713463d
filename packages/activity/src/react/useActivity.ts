import type { CaipNetworkId } from '@kit/core'
import type { TokenBalance } from '@kit/core/plugin'
import { useStore } from '@kit/react'
import { useKit, usePlugin } from '@kit/react-ui/feature'
import { useMemo } from 'react'
import { type ActivityApi, type ActivityPlugin, type ActivityState, priceFee, priceItems } from '../index.js'

/** Returns the history of the active account with values. It loads while a component uses it. */
export function useActivity(): ActivityState & Omit<ActivityApi, 'state'> {
  const { state: store, ...commands } = usePlugin<ActivityPlugin>('activity')
  const state = useStore(store)
  const tokens = useKnownTokens()
  const items = useMemo(() => priceItems(state.items, tokens), [state.items, tokens])
  return { ...state, ...commands, items }
}

/** Returns a function that computes the value of a fee. */
export function useFeeValue(): (fee: bigint, networkId: CaipNetworkId | undefined) => number | undefined {
  const tokens = useKnownTokens()
  return (fee, networkId) => priceFee(fee, networkId, tokens)
}

const noTokens = [] as const

/** Returns the tokens of the account on the active network, with prices if known. */
export function useKnownTokens(): readonly TokenBalance[] {
  const kit = useKit()
  const tokens = useStore(useMemo(() => kit.tokensOf(), [kit]))
  return (tokens.status !== 'idle' && tokens.data) || noTokens
}
