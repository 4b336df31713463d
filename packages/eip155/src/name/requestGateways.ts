import { KitError, type Ports } from '@kit/core/adapter'

/** A contract's off-chain lookup request. */
export type GatewayRequest = {
  /** The contract that requests the lookup. */
  readonly sender: string
  readonly data: string
  /** URL templates with `{sender}` and `{data}`, in order of preference. */
  readonly urls: readonly string[]
}

/**
 * Requests off-chain data from the gateways that a contract names (CCIP-Read, ERC-3668), through the kit's own `fetch` and without cookies.
 * A gateway that refuses ends the lookup. One that fails is followed by the next.
 *
 * @throws KitError `rpc/failed` when no gateway responds.
 * @example const data = await requestGateways(ports, { sender, data: callData, urls })
 */
export async function requestGateways(
  { fetch }: Pick<Ports, 'fetch'>,
  { data, sender, urls }: GatewayRequest,
): Promise<`0x${string}`> {
  let cause: unknown
  for (const template of urls) {
    const url = template.replaceAll('{sender}', sender.toLowerCase()).replaceAll('{data}', data)
    const post = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ data, sender }),
    }
    try {
      // A contract may name the page's own origin, where cookies would make it a request of the user.
      const response = await fetch(url, { credentials: 'omit', ...(!template.includes('{data}') && post) })
      if (response.ok) {
        const { data: answer } = (await response.json()) as { readonly data?: unknown }
        if (typeof answer === 'string' && /^0x([\da-f]{2})*$/i.test(answer)) return answer as `0x${string}`
      }
      if (response.status >= 400 && response.status < 500) break
    } catch (error) {
      cause = error
    }
  }
  throw new KitError('rpc/failed', { shortMessage: 'None of the gateways of this name responded.', cause })
}
