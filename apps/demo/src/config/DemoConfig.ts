import type { FamilyConfig } from '@kit/devnet/families'

/** Configuration of the local chains and services, from the page's server (`/config.json`). */
export type DemoConfig = FamilyConfig & {
  readonly serverUrl: string
  readonly relayUrl: string
  readonly walletUrl: string
  /** URL of the embedded wallet. */
  readonly frameUrl: string
  /** By CAIP-2 ID. */
  readonly rpcUrls: Readonly<Record<string, string>>
  /** By symbol, the same on both chains. */
  readonly tokens: Readonly<
    Record<string, { readonly address: string; readonly decimals: number; readonly name: string }>
  >
  /** Contract in which cross-chain orders are opened and filled, the same on both EVM chains. */
  readonly settler: string
}

/** Fetches the configuration from the page's own server. */
export async function fetchDemoConfig(): Promise<DemoConfig> {
  const response = await fetch('/config.json')
  if (!response.ok) throw new Error(`Failed to load /config.json: status ${response.status}`)
  return response.json() as Promise<DemoConfig>
}

/** Returns the page's name of a network. */
export function networkName({ rpcUrls }: DemoConfig, networkId: string): string | undefined {
  return ['Local One', 'Local Two'][Object.keys(rpcUrls).indexOf(networkId)]
}

/** Returns the tokens of the network's family, by symbol. */
export function tokensOf(
  config: DemoConfig,
  networkId: string | undefined,
): Readonly<Record<string, { readonly address: string; readonly decimals: number }>> {
  for (const family of [config.solana, config.polkadot])
    if (family !== undefined && networkId === family.networkId) return family.tokens
  return networkId?.startsWith('eip155:') === true ? config.tokens : {}
}
