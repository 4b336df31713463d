import type { FamilyConfig } from '@kit/devnet/families'

/** What the page's server says about the local chains and services (`/config.json`). */
export type DemoConfig = FamilyConfig & {
  readonly serverUrl: string
  readonly relayUrl: string
  readonly walletUrl: string
  /** Where the embedded wallet lives. */
  readonly frameUrl: string
  /** By CAIP-2 id. */
  readonly rpcUrls: Readonly<Record<string, string>>
  /** By symbol, the same on both chains. */
  readonly tokens: Readonly<
    Record<string, { readonly address: string; readonly decimals: number; readonly name: string }>
  >
  /** Where orders between the EVM chains are opened and filled, the same on both. */
  readonly settler: string
}

/** Asks the page's own server where everything is. */
export async function fetchDemoConfig(): Promise<DemoConfig> {
  const response = await fetch('/config.json')
  if (!response.ok) throw new Error(`Failed to load /config.json: status ${response.status}`)
  return response.json() as Promise<DemoConfig>
}

/** What the page calls one of its networks. */
export function networkName({ rpcUrls }: DemoConfig, networkId: string): string | undefined {
  return ['Local One', 'Local Two'][Object.keys(rpcUrls).indexOf(networkId)]
}

/** Tokens of the network's family, by symbol. */
export function tokensOf(
  config: DemoConfig,
  networkId: string | undefined,
): Readonly<Record<string, { readonly address: string; readonly decimals: number }>> {
  for (const family of [config.solana, config.polkadot])
    if (family !== undefined && networkId === family.networkId) return family.tokens
  return networkId?.startsWith('eip155:') === true ? config.tokens : {}
}
