'use client'
import { useConnections } from '@kit/react'
import { type ConnectMethodProps, Icon, useKit, usePrepareView, useText } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import type { SocialProvider } from '../protocol/fields.js'
import { LoginButton } from './LoginButton.js'
import { layoutSocials } from './layoutSocials.js'
import { ProviderMark } from './ProviderMark.js'
import { providers } from './providers.data.js'
import { useChooseSocial } from './useChooseSocial.js'
import { useEmbedded } from './useEmbedded.js'
import { useSocials } from './useSocials.js'
import { useSyncAppearance } from './useSyncAppearance.js'

/** Social sign-in: one line of round buttons, or one wide button. */
export function SocialLogins({ disabled }: ConnectMethodProps): ReactElement {
  useSyncAppearance()
  const kit = useKit()
  const text = useText()
  const prepareView = usePrepareView()
  const choose = useChooseSocial()
  const { signInOptions, prepare } = useEmbedded()
  const isConnected = useConnections().some(({ connector }) => connector.id === 'embedded')
  const isOff = disabled || isConnected
  const { socials, isOffered } = useSocials()
  const { wide, round, hasMore } = layoutSocials(socials, signInOptions.passkey ? 1 : 0)
  const labelOf = (provider: SocialProvider): string =>
    text(isOffered(provider) ? 'embedded.socialContinue' : 'embedded.socialNotOffered', {
      provider: providers[provider].name,
    })

  function start(provider: SocialProvider): void {
    // A previous sign-in may be open on top of the list.
    kit.modal.backTo('Connect')
    choose(provider)
  }

  const all = wide === undefined ? round : [wide]
  return (
    <>
      {all.map((provider) => (
        <LoginButton
          key={provider}
          label={labelOf(provider)}
          mark={<ProviderMark provider={provider} />}
          isRound={wide === undefined}
          disabled={isOff || !isOffered(provider)}
          onIntent={prepare}
          onClick={() => start(provider)}
        />
      ))}
      {hasMore && (
        <LoginButton
          label={text('embedded.socialMore')}
          mark={<Icon name="more" />}
          isRound
          disabled={isOff}
          onIntent={() => prepareView('ConnectSocials')}
          onClick={() => {
            kit.modal.backTo('Connect')
            kit.modal.push('ConnectSocials')
          }}
        />
      )}
    </>
  )
}
