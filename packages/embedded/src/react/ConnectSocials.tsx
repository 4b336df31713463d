'use client'
import { defineView, Row, Stack, useText, type ViewDefinition } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import { providers } from './providers.data.js'
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
          icon={providers[provider].icon}
          disabled={!isOffered(provider)}
          hasArrow
          onIntent={prepare}
          onClick={() => choose(provider)}
        />
      ))}
    </Stack>
  )
}
