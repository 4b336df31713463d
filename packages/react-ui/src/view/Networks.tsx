'use client'
import { useNetworks, useStore } from '@kit/react'
import { type ReactElement, useDeferredValue, useState } from 'react'
import { defineView, type ViewDefinition } from '../contribution/defineView.js'
import { useKit } from '../kit/useKit.js'
import { Button } from '../part/Button.js'
import { EmptyState } from '../part/EmptyState.js'
import { SearchField } from '../part/SearchField.js'
import { Stack } from '../part/Stack.js'
import { useText } from '../text/useText.js'
import { NetworkGroup } from './NetworkGroup.js'

/** The search is shown from this number of networks. */
const searchFrom = 6

/** Lets the user choose a network of the app. */
export const networksView: ViewDefinition<'Networks'> = defineView({
  name: 'Networks',
  title: ({ text }) => text('networks.title'),
  Component: Networks,
})

function Networks(): ReactElement {
  const kit = useKit()
  const text = useText()
  const limit = useStore(kit.modal, ({ namespace }) => namespace)
  const networks = useNetworks().filter((network) => limit === undefined || network.namespace === limit)
  const [query, setQuery] = useState('')
  const normalizedQuery = useDeferredValue(query).trim().toLocaleLowerCase()
  const shown = networks.filter(({ name }) => name.toLocaleLowerCase().includes(normalizedQuery))
  const namespaces = [...new Set(networks.map(({ namespace }) => namespace))]
  return (
    <Stack>
      {networks.length >= searchFrom && (
        <SearchField label={text('networks.search')} value={query} onChange={setQuery} />
      )}
      {namespaces.map((namespace) => {
        const group = shown.filter((network) => network.namespace === namespace)
        return (
          group.length > 0 && (
            <NetworkGroup key={namespace} namespace={namespace} networks={group} named={namespaces.length > 1} />
          )
        )
      })}
      {shown.length === 0 && <EmptyState icon="search">{text('networks.none')}</EmptyState>}
      <Stack align="center">
        <Button kind="link" onClick={() => kit.modal.push('WhatIsANetwork')}>
          {text('networks.helpLink')}
        </Button>
      </Stack>
    </Stack>
  )
}
