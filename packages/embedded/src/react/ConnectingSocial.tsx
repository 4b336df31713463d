'use client'
import { Button, defineView, useKit, useText, type ViewDefinition, type ViewProps } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import { describeLoginError } from './describeLoginError.js'
import { providers } from './providers.data.js'
import { SocialRequestStatus } from './SocialRequestStatus.js'
import { useEmbedded } from './useEmbedded.js'

/** Shows the progress of a social sign-in. */
export const connectingSocialView: ViewDefinition<'ConnectingSocial'> = defineView({
  name: 'ConnectingSocial',
  service: 'needed',
  title: ({ data }) => providers[data.provider].name,
  Component: ConnectingSocial,
})

function ConnectingSocial({ data: { provider } }: ViewProps<'ConnectingSocial'>): ReactElement {
  const kit = useKit()
  const text = useText()
  const { signIn, connectSocial } = useEmbedded()
  const { name } = providers[provider]
  const go = text('embedded.socialContinue', { provider: name })
  const start = (): void => void connectSocial(provider).catch(() => undefined)
  const status = 'provider' in signIn && signIn.provider === provider ? signIn.status : 'idle'

  if (status === 'popup')
    return (
      <SocialRequestStatus provider={provider} state="waiting" title={go} detail={text('embedded.socialWaiting')}>
        <Button icon="external" onClick={start}>
          {text('embedded.socialReopen')}
        </Button>
      </SocialRequestStatus>
    )
  if (status === 'retrieving' || status === 'connecting')
    return (
      <SocialRequestStatus
        provider={provider}
        state="waiting"
        title={text(status === 'connecting' ? 'embedded.opening' : 'embedded.socialRetrieving')}
        detail={text('embedded.socialRetrievingText')}
      />
    )
  if (status === 'blocked')
    return (
      <SocialRequestStatus
        provider={provider}
        state="still"
        title={text('embedded.socialBlocked')}
        detail={text('embedded.socialBlockedText', { provider: name })}
      >
        <Button kind="main" icon="external" onClick={start}>
          {text('embedded.socialOpenAgain')}
        </Button>
      </SocialRequestStatus>
    )
  if (signIn.status === 'failed' && status === 'failed' && signIn.error.code === 'embedded/optionUnavailable')
    return (
      <SocialRequestStatus
        provider={provider}
        state="refused"
        title={text('embedded.socialNotOffered', { provider: name })}
        detail={text('embedded.optionUnavailable')}
      >
        <Button kind="main" onClick={() => kit.modal.back()}>
          {text('embedded.otherWay')}
        </Button>
      </SocialRequestStatus>
    )
  if (signIn.status === 'failed' && status === 'failed')
    return (
      <SocialRequestStatus
        provider={provider}
        state="refused"
        title={text('embedded.socialFailed')}
        detail={describeLoginError(text, signIn.error)}
      >
        <Button kind="main" icon="refresh" onClick={start}>
          {text('embedded.socialRetry')}
        </Button>
      </SocialRequestStatus>
    )
  return (
    <SocialRequestStatus
      provider={provider}
      state="still"
      title={go}
      detail={text('embedded.socialIdle', { provider: name })}
    >
      <Button kind="main" icon="external" onClick={start}>
        {go}
      </Button>
    </SocialRequestStatus>
  )
}
