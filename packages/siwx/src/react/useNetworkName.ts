import { useNetworks } from '@kit/react'

/** How a network is called; its id when the app does not have it. */
export function useNetworkName(id: string | undefined): string | undefined {
  return useNetworks().find((network) => network.id === id)?.name ?? id
}
