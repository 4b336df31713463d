'use client'
import { useStore } from '@kit/react'
import {
  Button,
  defineView,
  EmptyState,
  Icon,
  Stack,
  Typography,
  useKit,
  usePlugin,
  usePrepareView,
  useStyles,
  useText,
  type ViewDefinition,
} from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import type { SmartSessionsPlugin } from '../smartSessions.js'
import { GrantRow } from './GrantRow.js'
import { sessionIcon } from './sessionIcon.js'
import { classes, css } from './smartSessions.module.css.js'

/** Confirms a new permission: what it allows, until when, and where to revoke it. */
export const smartSessionCreatedView: ViewDefinition<'SmartSessionCreated'> = defineView({
  name: 'SmartSessionCreated',
  title: ({ text }) => text('smartSessions.createdTitle'),
  tag: ({ text }) => text('smartSessions.beta'),
  needsAccount: true,
  Component: SmartSessionCreated,
})

function SmartSessionCreated(): ReactElement {
  useStyles(css)
  const kit = useKit()
  const text = useText()
  const prepare = usePrepareView()
  const created = useStore(usePlugin<SmartSessionsPlugin>('smartSessions').state, (state) => state.created)
  if (created === undefined) return <EmptyState icon={sessionIcon}>{text('smartSessions.activeEmpty')}</EmptyState>
  return (
    <Stack gap="wide">
      <div className={classes.created}>
        <span className={classes.done}>
          <Icon name="check" size={34} />
        </span>
        <Typography as="title">{text('smartSessions.created')}</Typography>
        <Typography as="quiet">{text('smartSessions.createdText', { app: kit.options.metadata.name })}</Typography>
      </div>
      <div className={classes.grants}>
        {created.grants.map((grant, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was granted never changes
          <GrantRow key={at} grant={grant} expiryMs={created.expiryMs} />
        ))}
      </div>
      <Button kind="main" wide onClick={() => kit.modal.requestClose()}>
        {text('smartSessions.done')}
      </Button>
      <Button wide onIntent={() => prepare('SmartSessionList')} onClick={() => kit.modal.push('SmartSessionList')}>
        {text('smartSessions.all')}
      </Button>
    </Stack>
  )
}
