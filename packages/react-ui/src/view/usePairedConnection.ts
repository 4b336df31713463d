'use client'
import type { Connection } from '@kit/core'
import { useConnections } from '@kit/react'

/** The connection over a pairing link, of which there is one at a time. */
export function usePairedConnection(): Connection | undefined {
  return useConnections().find(({ connector }) => connector.type === 'WALLET_CONNECT')
}
