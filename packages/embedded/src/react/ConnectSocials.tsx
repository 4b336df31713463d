'use client'
import { defineView, Row, Stack, useText, type ViewDefinition } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import { providers } from './providers.data.js'
import { useChooseSocial } from './useChooseSocial.js'
import { useEmbedded } from './useEmbedded.js'

/** All social logins that are offered. */
export const connectSocialsView: ViewDefinition<'ConnectSocials'> = defineView({
  name: 'ConnectSocials',
  title: ({ text }) => text('embedded.socialTitle'),
  Component: ConnectSocials,
})

function ConnectSocials(): ReactElement {
  const text = useText()
  const choose = useChooseSocial()
  const { offers, prepare } = useEmbedded()
  return (
    <Stack list={text('embedded.socialList')}>
      {offers.socials.map((provider) => (
        <Row
          key={provider}
          label={providers[provider].name}
          icon={providers[provider].icon}
          leads
          onIntent={prepare}
          onClick={() => choose(provider)}
        />
      ))}
    </Stack>
  )
}
