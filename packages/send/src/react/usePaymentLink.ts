'use client'
import type { Network, Token } from '@kit/core/plugin'
import { useKit } from '@kit/react-ui/feature'
import { useEffect, useState } from 'react'

/** The payment link of an account, and which of its parts the user can choose. */
export type PaymentLink = {
  /** Payment link of the chain, or the address if the chain has no links. Undefined while loading. */
  readonly uri: string | undefined
  /** Whether links of the chain can contain an amount. */
  readonly hasAmount: boolean
  /** Whether links of the chain can contain a token. */
  readonly hasToken: boolean
}

const none: PaymentLink = { uri: undefined, hasAmount: false, hasToken: false }

/** Creates the payment link of an account. */
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
    let isStale = false
    const { formatPaymentUri, loadCapabilities } = kit.adapters.get(network.namespace) ?? {}
    async function make(to: string, on: Network): Promise<PaymentLink> {
      if (formatPaymentUri === undefined) return { ...none, uri: to }
      const asset = token?.address === undefined ? undefined : { address: token.address, decimals: token.decimals }
      const requested = { ...(amount !== undefined && { amount }), ...(asset && { token: asset }) }
      const [uri, some, capabilities] = await Promise.all([
        formatPaymentUri({ network: on, address: to, ...requested }),
        formatPaymentUri({ network: on, address: to, amount: 1n }),
        loadCapabilities?.(),
      ])
      const hasAmount = some !== to
      return { uri, hasAmount, hasToken: hasAmount && capabilities?.getToken !== undefined }
    }
    make(address, network)
      .catch(() => ({ ...none, uri: address }))
      .then((link) => {
        if (!isStale) setMade({ account, link })
      })
    return () => {
      isStale = true
    }
  }, [kit, network, address, token, amount, account])
  // Keep the previous code until the next is ready, but never that of another account or network.
  return made.account === account ? made.link : none
}
