'use client'
import { defineView, Row, Stack, useStyles, useText, type ViewDefinition } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import { ProviderMark } from './ProviderMark.js'
import { providers } from './providers.data.js'
import { classes, css } from './Social.module.css.js'
import { useChooseSocial } from './useChooseSocial.js'
import { useEmbedded } from './useEmbedded.js'
import { useSocials } from './useSocials.js'

/** Lists all available social providers. */
export const connectSocialsView: ViewDefinition<'ConnectSocials'> = defineView({
  name: 'ConnectSocials',
  service: 'needed',
  title: ({ text }) => text('embedded.socialTitle'),
  Component: ConnectSocials,
})

function ConnectSocials(): ReactElement {
  useStyles(css)
  const text = useText()
  const choose = useChooseSocial()
  const { prepare } = useEmbedded()
  const { socials, isOffered } = useSocials()
  return (
    <Stack list={text('embedded.socialList')}>
      {socials.map((provider) => (
        <Row
          key={provider}
          label={
            isOffered(provider)
              ? providers[provider].name
              : text('embedded.socialNotOffered', { provider: providers[provider].name })
          }
          image={
            <span className={classes.tile}>
              <ProviderMark provider={provider} />
            </span>
          }
          disabled={!isOffered(provider)}
          hasArrow
          onIntent={prepare}
          onClick={() => choose(provider)}
        />
      ))}
    </Stack>
  )
}
