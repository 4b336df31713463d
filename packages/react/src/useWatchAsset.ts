'use client'
import type { RegisteredKit } from '@kit/core'
import { useKit } from './useKit.js'
import { type Mutation, useMutation } from './useMutation.js'

export type WatchAssetVariables = Parameters<RegisteredKit['watchAsset']>[0]

/**
 * Asks the wallet to add a token or NFT to its list (EIP-747). Returns false if the wallet didn't add it.
 *
 * @example
 * const { mutate, data: isListed } = useWatchAsset()
 * mutate({ token })
 */
export function useWatchAsset(): Mutation<WatchAssetVariables, boolean> {
  const kit = useKit()
  return useMutation((variables) => kit.watchAsset(variables))
}
