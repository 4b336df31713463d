'use client'
import { useKit } from '@kit/react-ui/feature'
import type { SocialProvider } from '../protocol/fields.js'
import { useEmbedded } from './useEmbedded.js'

/** Returns the click handler of a social provider: it shows the progress and opens the pop-up. */
export function useChooseSocial(): (provider: SocialProvider) => void {
  const kit = useKit()
  const { connectSocial } = useEmbedded()
  return (provider) => {
    if (provider === 'farcaster') kit.modal.push('ConnectingFarcaster')
    else kit.modal.push('ConnectingSocial', { provider })
    // Errors are exposed in the state.
    void connectSocial(provider).catch(() => undefined)
  }
}
