'use client'
import { useStore } from '@kit/react'
import {
  Button,
  DoneMark,
  defineView,
  EmptyState,
  Picture,
  Row,
  Stack,
  Typography,
  useKit,
  useLanguage,
  usePlugin,
  usePrepareView,
  useStyles,
  type ViewDefinition,
  ViewFooter,
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
  const { text, locale } = useLanguage()
  const prepare = usePrepareView()
  const created = useStore(usePlugin<SmartSessionsPlugin>('smartSessions').state, (state) => state.created)
  if (created === undefined) return <EmptyState icon={sessionIcon}>{text('smartSessions.activeEmpty')}</EmptyState>
  const { metadata } = kit.options
  return (
    <Stack gap="wide">
      <div className={classes.created}>
        <DoneMark />
        <Typography as="title">{text('smartSessions.created')}</Typography>
        <Typography as="quiet">{text('smartSessions.createdText', { app: metadata.name })}</Typography>
      </div>
      <div className={classes.group}>
        <Row
          label={metadata.name}
          detail={text('smartSessions.activeOn', {
            date: new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(created.expiryMs),
          })}
          image={<Picture name={metadata.name} url={metadata.icons[0] ?? null} />}
        />
        <div className={classes.grants}>
          {created.grants.map((grant, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what was granted never changes
            <GrantRow key={at} grant={grant} />
          ))}
        </div>
      </div>
      <ViewFooter>
        <Button kind="main" wide onClick={() => kit.modal.requestClose()}>
          {text('smartSessions.done')}
        </Button>
        <Button
          kind="link"
          wide
          onIntent={() => prepare('SmartSessionList')}
          onClick={() => kit.modal.push('SmartSessionList')}
        >
          {text('smartSessions.all')}
        </Button>
      </ViewFooter>
    </Stack>
  )
}
