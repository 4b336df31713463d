'use client'
import { useStore } from '@kit/react'
import { useKit } from '../kit/useKit.js'
import { useText } from '../text/useText.js'

/** Returns the text that says in which wallet to continue, such as "Continue in MetaMask". */
export function useInWallet(): string {
  const text = useText()
  const wallet = useStore(useKit().active, ({ connection }) => connection?.wallet.name ?? '')
  return text('connecting.continueIn', { wallet })
}
