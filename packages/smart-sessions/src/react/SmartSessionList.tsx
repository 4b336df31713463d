'use client'
import {
  Button,
  defineView,
  EmptyState,
  RowGroup,
  RowSkeleton,
  Stack,
  Tabs,
  Typography,
  unawaited,
  useStyles,
  useText,
  type ViewDefinition,
} from '@kit/react-ui/feature'
import { type ReactElement, useState } from 'react'
import type { SessionStatus, SmartSessionsState } from '../SmartSessionsState.js'
import type { SmartSessionsApi } from '../smartSessions.js'
import { unlistedGrants } from '../unlistedGrants.js'
import { GrantFailure } from './GrantFailure.js'
import { SessionItem } from './SessionItem.js'
import { sessionIcon } from './sessionIcon.js'
import { classes, css } from './smartSessions.module.css.js'
import { UnlockSessions } from './UnlockSessions.js'
import { useSmartSessions } from './useSmartSessions.js'
import { WalletGrantItem } from './WalletGrantItem.js'

const tabs: readonly SessionStatus[] = ['active', 'expired', 'revoked']

/** Lists the permissions that the account granted to apps: active, expired and revoked. */
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
  if (needsSignature)
    return (
      <Stack gap="wide">
        <UnlockSessions onUnlock={plugin.unlock} />
        <Rows state={state} tab="active" plugin={plugin} />
      </Stack>
    )
  const all = [...(found ?? []), ...unlistedGrants(state)]
  return (
    <Stack gap="wide">
      <Typography as="quiet">{text('smartSessions.intro')}</Typography>
      <Tabs
        label={text('smartSessions.title')}
        tabs={tabs.map((id) => ({
          id,
          label: text(`smartSessions.${id}`),
          count: all.filter(({ status }) => status === id).length,
        }))}
        current={tab}
        onChange={setTab}
      >
        <SessionTab state={state} tab={tab} plugin={plugin} />
      </Tabs>
    </Stack>
  )
}

type TabProps = {
  readonly state: SmartSessionsState
  readonly tab: SessionStatus
  readonly plugin: SmartSessionsApi
}

function SessionTab(props: TabProps): ReactElement {
  const { state, tab, plugin } = props
  const text = useText()
  const { sessions, walletGrants } = state
  const found = 'data' in sessions ? sessions.data : undefined
  const isEmpty = [...(found ?? []), ...unlistedGrants(state)].every(({ status }) => status !== tab)
  if (sessions.status === 'error' && found === undefined)
    return (
      <Stack gap="wide">
        <Stack>
          <GrantFailure error={sessions.error} />
          <Button wide onClick={() => unawaited(plugin.load())}>
            {text('smartSessions.retry')}
          </Button>
        </Stack>
        <Rows {...props} />
      </Stack>
    )
  if (found === undefined)
    return (
      <div aria-busy="true">
        <RowGroup>
          <RowSkeleton detail />
          <RowSkeleton detail />
        </RowGroup>
      </div>
    )
  if (!isEmpty) return <Rows {...props} />
  const isUnknown = tab === 'active' && walletGrants === undefined
  return (
    <EmptyState icon={sessionIcon}>
      {text(isUnknown ? 'smartSessions.activeUnknown' : `smartSessions.${tab}Empty`)}
    </EmptyState>
  )
}

/** Sessions stored by the service, followed by permissions that only the wallet lists. */
function Rows({ state, tab, plugin }: TabProps): ReactElement | null {
  useStyles(css)
  const text = useText()
  const { sessions, revocations } = state
  const found = (('data' in sessions && sessions.data) || []).filter(({ status }) => status === tab)
  const held = unlistedGrants(state).filter(({ status }) => status === tab)
  if (found.length + held.length === 0) return null
  return (
    <div className={classes.group}>
      <Stack list={text(`smartSessions.${tab}`)}>
        {found.map((session) => (
          <SessionItem
            key={session.pci}
            session={session}
            revocation={revocations[session.pci]}
            onRevoke={() => void plugin.revoke({ pci: session.pci }).catch(shown)}
          />
        ))}
        {held.map((grant) => (
          <WalletGrantItem
            key={grant.context}
            grant={grant}
            revocation={revocations[grant.context]}
            onRevoke={() => void plugin.revokeGrant({ context: grant.context }).catch(shown)}
          />
        ))}
      </Stack>
    </div>
  )
}

/** Errors are exposed in the state. */
const shown = (): void => undefined
