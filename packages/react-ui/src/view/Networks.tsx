'use client'
import { useKit, useNetworks, useStore } from '@kit/react'
import { type ReactElement, useDeferredValue, useState } from 'react'
import { Icon } from '../icon/Icon.js'
import { Button } from '../part/Button.js'
import { EmptyState } from '../part/EmptyState.js'
import { SearchField } from '../part/SearchField.js'
import { Stack } from '../part/Stack.js'
import { type AnyView, defineView } from '../router/defineView.js'
import { useText } from '../text/useText.js'
import { NetworkRow } from './NetworkRow.js'

/** Chooses among the networks of the app. */
export const networksView: AnyView = defineView({
  name: 'Networks',
  title: ({ text }) => text('networks.title'),
  Component: Networks,
})

/** A list that fits is not searched. */
const searchFrom = 6

function Networks(): ReactElement {
  const kit = useKit()
  const text = useText()
  const networks = useNetworks()
  const active = useStore(kit.active, ({ network }) => network?.caipNetworkId)
  const [query, setQuery] = useState('')
  const sought = useDeferredValue(query).trim().toLocaleLowerCase()
  const shown = networks.filter(({ name }) => name.toLocaleLowerCase().includes(sought))
  return (
    <Stack>
      {networks.length >= searchFrom && (
        <SearchField label={text('networks.search')} value={query} onChange={setQuery} />
      )}
      <Stack list={text('networks.list')} gap="tight">
        {shown.map((network) => {
          const current = network.caipNetworkId === active
          return (
            <NetworkRow
              key={network.caipNetworkId}
              network={network}
              current={current}
              end={current ? <Icon name="check" /> : undefined}
            />
          )
        })}
      </Stack>
      {shown.length === 0 && <EmptyState icon="search">{text('networks.none')}</EmptyState>}
      <Stack align="center">
        <Button kind="link" onClick={() => kit.modal.push('WhatIsANetwork')}>
          {text('networks.helpLink')}
        </Button>
      </Stack>
    </Stack>
  )
}
