'use client'
import {
  Button,
  CopyButton,
  defineView,
  QrCode,
  Stack,
  Typography,
  useKit,
  useStyles,
  useText,
  type ViewDefinition,
} from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import { ProviderMark } from './ProviderMark.js'
import { providers } from './providers.data.js'
import { classes, css } from './Social.module.css.js'
import { SocialRequestStatus } from './SocialRequestStatus.js'
import { useEmbedded } from './useEmbedded.js'

const provider = 'farcaster'

/** Signs in with the Farcaster app: a QR code, or a link on phones. */
export const connectingFarcasterView: ViewDefinition<'ConnectingFarcaster'> = defineView({
  name: 'ConnectingFarcaster',
  service: 'needed',
  title: () => providers[provider].name,
  Component: ConnectingFarcaster,
})

function ConnectingFarcaster(): ReactElement {
  useStyles(css)
  const text = useText()
  const { isMobile } = useKit().ports.platform
  const { signIn, connectSocial } = useEmbedded()
  if (signIn.status === 'connecting')
    return (
      <SocialRequestStatus
        provider={provider}
        state="waiting"
        title={text('embedded.opening')}
        detail={text('embedded.socialRetrievingText')}
      />
    )
  if (signIn.status !== 'farcaster')
    return (
      <SocialRequestStatus
        provider={provider}
        state="still"
        title={providers[provider].name}
        detail={text('embedded.socialIdle', { provider: providers[provider].name })}
      >
        <Button kind="main" onClick={() => void connectSocial(provider).catch(() => undefined)}>
          {text('embedded.socialContinue', { provider: providers[provider].name })}
        </Button>
      </SocialRequestStatus>
    )
  const { url } = signIn
  const copy = <CopyButton value={url}>{text('embedded.farcasterCopy')}</CopyButton>
  if (isMobile)
    return (
      <SocialRequestStatus
        provider={provider}
        state="waiting"
        title={text('embedded.socialContinue', { provider: providers[provider].name })}
        detail={text('embedded.farcasterOpenText')}
      >
        {url === undefined ? (
          <Button kind="main" icon="external" disabled>
            {text('embedded.farcasterOpen')}
          </Button>
        ) : (
          <Button kind="main" icon="external" href={url}>
            {text('embedded.farcasterOpen')}
          </Button>
        )}
        {copy}
      </SocialRequestStatus>
    )
  return (
    <Stack align="center">
      <QrCode
        value={url}
        label={text('embedded.farcasterCode')}
        logo={
          <span className={classes.logo}>
            <ProviderMark provider={provider} size={40} />
          </span>
        }
      />
      <Typography as="quiet">{text('embedded.farcasterScan')}</Typography>
      {copy}
    </Stack>
  )
}
