import type { ConnectionState } from '@kit/core'
import type { Address } from 'viem'

/** The active wallet of the kit's EVM namespace in wagmi's format. */
export type KitWallet = {
  /** The active account comes first. */
  readonly accounts: readonly [Address, ...Address[]]
  readonly chainId: number
  /** False while the kit restores the wallet. */
  readonly isLive: boolean
}

/** Returns the active wallet, or undefined if none is connected. */
export function readWallet({ connections, activeId, restoringIds }: ConnectionState): KitWallet | undefined {
  const connection = connections.find(({ id }) => id === activeId)
  if (connection === undefined) return undefined
  const { account, accounts, networkId } = connection
  return {
    accounts: [...new Set([account, ...accounts].map(({ address }) => address))] as [Address, ...Address[]],
    chainId: Number(networkId.slice('eip155:'.length)),
    isLive: !restoringIds.includes(connection.id),
  }
}
