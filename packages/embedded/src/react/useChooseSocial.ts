'use client'
import { useKit } from '@kit/react-ui/feature'
import type { SocialProvider } from '../protocol/fields.js'
import { useEmbedded } from './useEmbedded.js'

/** Gives what a press on a social login does: it shows how far that is, and opens its window. */
export function useChooseSocial(): (provider: SocialProvider) => void {
  const kit = useKit()
  const { connectSocial } = useEmbedded()
  return (provider) => {
    if (provider === 'farcaster') kit.modal.push('ConnectingFarcaster')
    else kit.modal.push('ConnectingSocial', { provider })
    // What goes wrong is in the state.
    void connectSocial(provider).catch(() => undefined)
  }
}
