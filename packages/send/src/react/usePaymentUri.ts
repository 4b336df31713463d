'use client'
import type { Network } from '@kit/core'
import { useKit } from '@kit/react-ui/feature'
import { useEffect, useState } from 'react'

/** What the code says: the chain's own payment link, or the address where the chain has none. Undefined until it is there. */
export function usePaymentUri(
  network: Network | undefined,
  address: string | undefined,
  amount: bigint | undefined,
): string | undefined {
  const kit = useKit()
  const [made, setMade] = useState<{ readonly key: string; readonly uri: string }>()
  const key = [network?.id, address, amount].join(' ')
  useEffect(() => {
    if (network === undefined || address === undefined) return
    let isOver = false
    const format = kit.adapters.get(network.namespace)?.formatPaymentUri
    const payment = { network, address, ...(amount !== undefined && { amount }) }
    const link = format === undefined ? Promise.resolve(address) : format(payment)
    link
      .catch(() => address)
      .then((uri) => {
        if (!isOver) setMade({ key, uri })
      })
    return () => {
      isOver = true
    }
  }, [kit, network, address, amount, key])
  // The code of an amount stays until the next is made, but never that of another account or network.
  return made?.key.startsWith([network?.id, address].join(' ')) ? made.uri : undefined
}
