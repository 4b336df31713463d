'use client'
import {
  Button,
  defineView,
  EmptyState,
  RowSkeleton,
  Stack,
  Tabs,
  useText,
  type ViewDefinition,
  Words,
} from '@kit/react-ui/feature'
import { type ReactElement, useState } from 'react'
import type { SessionStatus, SmartSession, SmartSessionsState } from '../SmartSessionsState.js'
import { Failure } from './Failure.js'
import { SessionItem } from './SessionItem.js'
import { sessionIcon } from './sessionIcon.js'
import { Unlock } from './Unlock.js'
import { useSmartSessions } from './useSmartSessions.js'

const tabs: readonly SessionStatus[] = ['active', 'expired', 'revoked']

/** What the account permitted apps ahead: what holds, what has expired, what was taken back. */
export const smartSessionListView: ViewDefinition<'SmartSessionList'> = defineView({
  name: 'SmartSessionList',
  service: 'needed',
  title: ({ text }) => text('smartSessions.title'),
  tag: ({ text }) => text('smartSessions.beta'),
  needsAccount: true,
  Component: SmartSessionList,
})

function SmartSessionList(): ReactElement {
  const text = useText()
  const { plugin, state } = useSmartSessions()
  const [tab, setTab] = useState<SessionStatus>('active')
  const { sessions, needsSignature, networkId } = state
  const found = 'data' in sessions ? sessions.data : undefined
  if (networkId?.startsWith('eip155:') === false)
    return <EmptyState icon={sessionIcon}>{text('smartSessions.notOffered')}</EmptyState>
  if (needsSignature) return <Unlock onUnlock={plugin.unlock} />
  return (
    <Stack gap="wide">
      <Words as="quiet">{text('smartSessions.intro')}</Words>
      <Tabs
        label={text('smartSessions.title')}
        tabs={tabs.map((id) => ({ id, label: text(`smartSessions.${id}`), count: countOf(found, id) }))}
        current={tab}
        onChange={setTab}
      >
        <SessionTab state={state} tab={tab} onRetry={plugin.load} onRevoke={plugin.revoke} />
      </Tabs>
    </Stack>
  )
}

function SessionTab(props: {
  readonly state: SmartSessionsState
  readonly tab: SessionStatus
  readonly onRetry: () => Promise<void>
  readonly onRevoke: (options: { readonly pci: string }) => Promise<void>
}): ReactElement {
  const { state, tab, onRetry, onRevoke } = props
  const text = useText()
  const { sessions, revocations } = state
  const found = 'data' in sessions ? sessions.data?.filter(({ status }) => status === tab) : undefined
  if (sessions.status === 'error' && found === undefined)
    return (
      <Stack gap="wide" align="center">
        <Failure error={sessions.error} />
        <Button onClick={() => void onRetry()}>{text('smartSessions.again')}</Button>
      </Stack>
    )
  if (found === undefined)
    return (
      <div aria-busy="true">
        <RowSkeleton />
        <RowSkeleton />
      </div>
    )
  if (found.length === 0) return <EmptyState icon={sessionIcon}>{text(`smartSessions.${tab}Empty`)}</EmptyState>
  return (
    <Stack list={text(`smartSessions.${tab}`)}>
      {found.map((session) => (
        <SessionItem
          key={session.pci}
          session={session}
          revocation={revocations[session.pci]}
          onRevoke={() =>
            void onRevoke({ pci: session.pci }).catch(
              // It stands in the state.
              () => undefined,
            )
          }
        />
      ))}
    </Stack>
  )
}

function countOf(sessions: readonly SmartSession[] | undefined, wanted: SessionStatus): number {
  return sessions?.filter(({ status }) => status === wanted).length ?? 0
}
