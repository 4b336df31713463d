'use client'
import type { ReactElement } from 'react'
import { Row } from '../part/Row.js'
import { Stack } from '../part/Stack.js'
import { defineView, type ViewDefinition, type ViewProps } from '../router/defineView.js'
import { useText } from '../text/useText.js'
import { downloadLinks } from './downloadLinks.js'

/** Where to get one wallet. */
export const downloadsView: ViewDefinition<'Downloads'> = defineView({
  name: 'Downloads',
  title: ({ text, data }) => text('downloads.title', { wallet: data.wallet.name }),
  Component: Downloads,
})

function Downloads({ data: { wallet } }: ViewProps<'Downloads'>): ReactElement {
  const text = useText()
  return (
    <Stack list={text('downloads.title', { wallet: wallet.name })}>
      {downloadLinks(wallet).map(({ label, icon, href }) => (
        <Row key={label} label={text(label)} icon={icon} href={href} leads />
      ))}
    </Stack>
  )
}
