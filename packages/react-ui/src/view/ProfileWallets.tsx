'use client'
import type { ChainNamespace, Connection } from '@kit/core'
import { useConnections, useStore } from '@kit/react'
import { type ReactElement, useState } from 'react'
import { defineView, type ViewDefinition } from '../contribution/defineView.js'
import { useKit } from '../kit/useKit.js'
import { useWalletRows } from '../list/useWalletRows.js'
import { EmptyState } from '../part/EmptyState.js'
import { Row } from '../part/Row.js'
import { RowGroup } from '../part/RowGroup.js'
import { Stack } from '../part/Stack.js'
import { Tabs } from '../part/Tabs.js'
import { useText } from '../text/useText.js'
import { AccountRow } from './AccountRow.js'
import { ConnectionCard } from './ConnectionCard.js'
import { RecentRow } from './RecentRow.js'
import { useEndConnections } from './useEndConnections.js'
import { useNamespaceLabel } from './useNamespaceLabel.js'

/** All connected wallets, with a way to add another one. */
export const profileWalletsView: ViewDefinition<'ProfileWallets'> = defineView({
  name: 'ProfileWallets',
  title: ({ text }) => text('wallets.title'),
  Component: ProfileWallets,
})

function ProfileWallets(): ReactElement {
  const kit = useKit()
  const text = useText()
  const label = useNamespaceLabel()
  const active = useStore(kit.active, (state) => state.namespace)
  const namespaces: readonly ChainNamespace[] = [...kit.adapters.keys()]
  const [chosen, setChosen] = useState<ChainNamespace>()
  const connections = useConnections()
  const namespace = chosen ?? active ?? namespaces[0] ?? ''
  return (
    <Stack>
      <Tabs
        label={text('wallets.namespaces')}
        tabs={namespaces.map((id) => ({
          id,
          label: label(id),
          count: connections.filter((connection) => connection.namespace === id).length,
        }))}
        current={namespace}
        onChange={setChosen}
      >
        <NamespaceWallets namespace={namespace} />
      </Tabs>
    </Stack>
  )
}

function NamespaceWallets({ namespace }: { readonly namespace: ChainNamespace }): ReactElement {
  const kit = useKit()
  const text = useText()
  const all = useConnections()
  const activeIds = useStore(kit.connections, (state) => state.activeIds)
  const { end, isEnding } = useEndConnections()
  const connections = all.filter((connection) => connection.namespace === namespace)
  const isActive = ({ id }: Connection): boolean => activeIds.includes(id)
  const inUse = connections.find(isActive)
  const others = connections.filter((connection) => connection !== inUse)
  const recent = useWalletRows(namespace).filter((row) => row.recent && !row.connected)
  return (
    <Stack gap="wide">
      {connections.length === 0 && <EmptyState icon="wallet">{text('wallets.empty')}</EmptyState>}
      {connections.length > 0 && (
        // With several chain families, the counts are on the tabs.
        <RowGroup label={kit.adapters.size === 1 ? text('wallets.count', { count: connections.length }) : undefined}>
          {inUse && <ConnectionCard connection={inUse} active />}
          {inUse &&
            inUse.accounts.length > 1 &&
            inUse.accounts.map((account) => (
              <AccountRow
                key={account.address}
                account={account}
                current={account.address === inUse.account.address}
                connectionId={inUse.id}
              />
            ))}
          {others.map((connection) => (
            <ConnectionCard key={connection.id} connection={connection} active={false} />
          ))}
        </RowGroup>
      )}
      {recent.length > 0 && (
        <RowGroup label={text('wallets.recent')}>
          {recent.map((row) => (
            <RecentRow key={row.id} row={row} namespace={namespace} />
          ))}
        </RowGroup>
      )}
      <RowGroup>
        <Row label={text('wallets.add')} icon="plus" hasArrow onClick={() => kit.showWallets(namespace)} />
        {connections.length > 1 && (
          <Row
            label={text('wallets.disconnectAll')}
            icon="disconnect"
            tone="danger"
            busy={isEnding}
            onClick={() => end({ namespace })}
          />
        )}
      </RowGroup>
    </Stack>
  )
}
