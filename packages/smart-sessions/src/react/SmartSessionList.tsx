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
import type { SessionStatus } from '../SmartSessionsState.js'
import { unlistedGrants } from '../unlistedGrants.js'
import { GrantFailure } from './GrantFailure.js'
import { SessionItem } from './SessionItem.js'
import { sessionIcon } from './sessionIcon.js'
import { classes, css } from './smartSessions.module.css.js'
import { UnlockSessions } from './UnlockSessions.js'
import { type SmartSessions, useSmartSessions } from './useSmartSessions.js'
import { WalletGrantItem } from './WalletGrantItem.js'

type TabId = Exclude<SessionStatus, 'unknown' | 'unconfirmed'>

const tabs: readonly TabId[] = ['active', 'expired', 'revoked']

/** A permission that may be active is listed with the active ones. */
const isIn = (tab: TabId, { status }: { readonly status: SessionStatus }): boolean =>
  (status === 'unknown' || status === 'unconfirmed' ? 'active' : status) === tab

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
  const smartSessions = useSmartSessions()
  const [tab, setTab] = useState<TabId>('active')
  const { sessions, needsSignature, networkId, unlock } = smartSessions
  const found = 'data' in sessions ? sessions.data : undefined
  if (networkId?.startsWith('eip155:') === false)
    return <EmptyState icon={sessionIcon}>{text('smartSessions.notOffered')}</EmptyState>
  if (needsSignature)
    return (
      <Stack gap="wide">
        <UnlockSessions onUnlock={unlock} />
        <Rows smartSessions={smartSessions} tab="active" />
      </Stack>
    )
  const all = [...(found ?? []), ...unlistedGrants(smartSessions)]
  return (
    <Stack gap="wide">
      <Typography as="quiet">{text('smartSessions.intro')}</Typography>
      <Tabs
        label={text('smartSessions.title')}
        tabs={tabs.map((id) => ({
          id,
          label: text(`smartSessions.${id}`),
          count: all.filter((each) => isIn(id, each)).length,
        }))}
        current={tab}
        onChange={setTab}
      >
        <SessionTab smartSessions={smartSessions} tab={tab} />
      </Tabs>
    </Stack>
  )
}

type TabProps = { readonly smartSessions: SmartSessions; readonly tab: TabId }

function SessionTab(props: TabProps): ReactElement {
  const { smartSessions, tab } = props
  const text = useText()
  const { sessions, walletGrants, load } = smartSessions
  const found = 'data' in sessions ? sessions.data : undefined
  const isEmpty = [...(found ?? []), ...unlistedGrants(smartSessions)].every((each) => !isIn(tab, each))
  if (sessions.status === 'error' && found === undefined)
    return (
      <Stack gap="wide">
        <Stack>
          <GrantFailure error={sessions.error} />
          <Button wide onClick={() => unawaited(load())}>
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
function Rows({ smartSessions, tab }: TabProps): ReactElement | null {
  useStyles(css)
  const text = useText()
  const { sessions, revocations, revoke, revokeGrant } = smartSessions
  const found = (('data' in sessions && sessions.data) || []).filter((each) => isIn(tab, each))
  const held = unlistedGrants(smartSessions).filter((each) => isIn(tab, each))
  if (found.length + held.length === 0) return null
  const isUnknown = [...found, ...held].some(({ status }) => status === 'unknown')
  return (
    <div className={classes.group}>
      {isUnknown && <Typography as="quiet">{text('smartSessions.timeUnknown')}</Typography>}
      <Stack list={text(`smartSessions.${tab}`)}>
        {found.map((session) => (
          <SessionItem
            key={session.pci}
            session={session}
            revocation={revocations[session.pci]}
            onRevoke={() => void revoke({ pci: session.pci }).catch(shown)}
          />
        ))}
        {held.map((grant) => (
          <WalletGrantItem
            key={grant.context}
            grant={grant}
            revocation={revocations[grant.context]}
            onRevoke={() => void revokeGrant({ context: grant.context }).catch(shown)}
          />
        ))}
      </Stack>
    </div>
  )
}

/** Errors are exposed in the state. */
const shown = (): void => undefined
