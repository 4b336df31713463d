'use client'
import type { Token } from '@kit/core/plugin'
import { useStore } from '@kit/react'
import { useKit } from '@kit/react-ui/feature'

/** The own currency of the active network. */
export function useNative(): Pick<Token, 'decimals' | 'symbol'> | undefined {
  return useStore(useKit().active).network?.nativeCurrency
}
