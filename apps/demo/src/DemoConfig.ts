/** What the page's server says of the local chains and services (`/config.json`). */
export type DemoConfig = {
  readonly serverUrl: string
  readonly relayUrl: string
  readonly walletUrl: string
  /** By CAIP-2 id. */
  readonly rpcUrls: Readonly<Record<string, string>>
  /** By symbol, the same on both chains. */
  readonly tokens: Readonly<
    Record<string, { readonly address: `0x${string}`; readonly decimals: number; readonly name: string }>
  >
}

/** Asks the page's own server where everything is. */
export async function fetchDemoConfig(): Promise<DemoConfig> {
  const response = await fetch('/config.json')
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`)
  return response.json() as Promise<DemoConfig>
}
