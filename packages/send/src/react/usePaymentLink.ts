'use client'
import type { Network, Token } from '@kit/core/plugin'
import { useKit } from '@kit/react-ui/feature'
import { useEffect, useState } from 'react'

/** What the code says, and what of it can be chosen. */
export type PaymentLink = {
  /** The chain's own payment link, or the address where the chain has none. Undefined until it is there. */
  readonly uri: string | undefined
  /** The chain's links say an amount. */
  readonly hasAmount: boolean
  /** They say a token, too. */
  readonly hasToken: boolean
}

const none: PaymentLink = { uri: undefined, hasAmount: false, hasToken: false }

/** Makes the link that an account is paid by. */
export function usePaymentLink(
  network: Network | undefined,
  address: string | undefined,
  token: Token | undefined,
  amount: bigint | undefined,
): PaymentLink {
  const kit = useKit()
  const [made, setMade] = useState({ account: '', link: none })
  const account = `${network?.id} ${address}`
  useEffect(() => {
    if (network === undefined || address === undefined) return
    let isOver = false
    const { formatPaymentUri, loadCapabilities } = kit.adapters.get(network.namespace) ?? {}
    async function make(to: string, on: Network): Promise<PaymentLink> {
      if (formatPaymentUri === undefined) return { ...none, uri: to }
      const asset = token?.address === undefined ? undefined : { address: token.address, decimals: token.decimals }
      const asked = { ...(amount !== undefined && { amount }), ...(asset && { token: asset }) }
      const [uri, some, capabilities] = await Promise.all([
        formatPaymentUri({ network: on, address: to, ...asked }),
        formatPaymentUri({ network: on, address: to, amount: 1n }),
        loadCapabilities?.(),
      ])
      const hasAmount = some !== to
      return { uri, hasAmount, hasToken: hasAmount && capabilities?.getToken !== undefined }
    }
    make(address, network)
      .catch(() => ({ ...none, uri: address }))
      .then((link) => {
        if (!isOver) setMade({ account, link })
      })
    return () => {
      isOver = true
    }
  }, [kit, network, address, token, amount, account])
  // The code of an amount stays until the next is made, but never that of another account or network.
  return made.account === account ? made.link : none
}
