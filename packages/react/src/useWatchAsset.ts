'use client'
import type { RegisteredKit } from '@kit/core'
import { useKit } from './useKit.js'
import { type Mutation, useMutation } from './useMutation.js'

/** What {@link useWatchAsset} takes. */
export type WatchAssetVariables = Parameters<RegisteredKit['watchAsset']>[0]

/**
 * Asks the wallet to list a token, or a piece of a collection, among its own (EIP-747). False where it did not.
 *
 * @example
 * const { mutate, data: isListed } = useWatchAsset()
 * mutate({ token })
 */
export function useWatchAsset(): Mutation<WatchAssetVariables, boolean> {
  const kit = useKit()
  return useMutation((variables) => kit.watchAsset(variables))
}
