'use client'
import type { Token } from '@kit/core/plugin'
import { useStore } from '@kit/react'
import { usePlugin } from '@kit/react-ui/feature'
import type { SendPlugin } from '../send.js'

/** US dollars for one unit of a token; undefined where nobody knows it. */
export function usePriceOf(): (token: Pick<Token, 'address'> | undefined) => number | undefined {
  const { tokens } = useStore(usePlugin<SendPlugin>('send').state)
  const held = tokens.status === 'idle' ? undefined : tokens.data
  return (token) => token && held?.find(({ address }) => address === token.address)?.price
}
