import type { CaipNetworkId } from '@kit/core'
import { useStore } from '@kit/react'
import { useKit, usePlugin } from '@kit/react-ui/feature'
import { useMemo } from 'react'
import { type ActivityApi, type ActivityPlugin, type ActivityState, priceFee, priceItems } from '../index.js'

/** The history of the active account with what things are worth. It is asked for while it is shown. */
export function useActivity(): ActivityState & Omit<ActivityApi, 'state'> {
  const { state: store, ...commands } = usePlugin<ActivityPlugin>('activity')
  const state = useStore(store)
  const tokens = useKnownTokens()
  const items = useMemo(() => priceItems(state.items, tokens), [state.items, tokens])
  return { ...commands, ...state, items }
}

/** Makes the worth of a fee. */
export function useFeeWorth(): (fee: bigint, networkId: CaipNetworkId | undefined) => number | undefined {
  const tokens = useKnownTokens()
  return (fee, networkId) => priceFee(fee, networkId, tokens)
}

const noTokens = [] as const

/** What the account holds on the active network, with prices where somebody knows them. */
function useKnownTokens() {
  const kit = useKit()
  const tokens = useStore(useMemo(() => kit.tokensOf(), [kit]))
  return (tokens.status !== 'idle' && tokens.data) || noTokens
}
