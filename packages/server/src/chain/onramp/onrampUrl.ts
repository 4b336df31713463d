import type { z } from 'zod'
import type { getOnrampUrl } from '../../contract/onrampEndpoints.js'
import type { OnrampConfig } from '../config/serviceConfig.js'

/** Parameters of a payment page. */
export type OnrampUrlRequest = z.output<typeof getOnrampUrl.body>

/**
 * Returns the URL of the payment page: Coinbase's hosted page for the operator's app, otherwise the sandbox. Undefined when neither is
 * configured. Sends no request.
 */
export function onrampUrl(
  request: OnrampUrlRequest,
  {
    onramp,
    publicUrl,
    parseBuyer,
  }: {
    readonly onramp: OnrampConfig
    readonly publicUrl: string
    /** Undefined for an address that the sandbox cannot pay. */
    readonly parseBuyer: (address: string) => string | undefined
  },
): string | undefined {
  if (onramp.coinbaseAppId !== undefined) {
    const url = new URL('https://pay.coinbase.com/buy/select-asset')
    url.searchParams.set('appId', onramp.coinbaseAppId)
    url.searchParams.set('destinationWallets', JSON.stringify(request.destinationWallets))
    const { destinationWallets: _, ...rest } = request
    for (const [name, value] of Object.entries(rest)) {
      if (value !== undefined && value !== null && value !== '') url.searchParams.set(name, String(value))
    }
    return url.href
  }
  if (!onramp.sandbox) return undefined
  const wallet = request.destinationWallets.find(({ address }) => parseBuyer(address) !== undefined)
  if (wallet === undefined) return undefined
  const url = new URL('/onramp/sandbox', publicUrl)
  url.searchParams.set('address', wallet.address)
  const asset = wallet.assets?.[0]
  if (asset !== undefined) url.searchParams.set('asset', asset)
  if (request.defaultNetwork) url.searchParams.set('network', request.defaultNetwork)
  if (request.presetFiatAmount) url.searchParams.set('amount', String(request.presetFiatAmount))
  return url.href
}
