'use client'
import { useStore } from '@kit/react'
import {
  Button,
  DoneMark,
  defineView,
  Stack,
  Typography,
  useKit,
  usePlugin,
  useStyles,
  useText,
  type ViewDefinition,
  ViewFooter,
} from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import { dataOf } from '../NamesState.js'
import type { NamesPlugin } from '../names.js'
import { classes, css } from './names.module.css.js'

/** Confirms that the name was registered. */
export const registerAccountNameSuccessView: ViewDefinition<'RegisterAccountNameSuccess'> = defineView({
  name: 'RegisterAccountNameSuccess',
  title: ({ text }) => text('names.registerTitle'),
  needsAccount: true,
  Component: RegisterAccountNameSuccess,
})

function RegisterAccountNameSuccess(): ReactElement {
  useStyles(css)
  const kit = useKit()
  const text = useText()
  const { offer } = useStore(usePlugin<NamesPlugin>('names').state)
  const name = dataOf(offer)?.names[0]?.name ?? ''
  return (
    <div className={classes.told}>
      <DoneMark />
      <div role="status">
        <Stack align="center">
          <Typography as="title">
            <bdi className={classes.full}>{name}</bdi>
          </Typography>
          <Typography as="quiet">{text('names.successText')}</Typography>
        </Stack>
      </div>
      <ViewFooter>
        <Button kind="main" wide onClick={() => kit.modal.reset('Account')}>
          {text('names.done')}
        </Button>
      </ViewFooter>
    </div>
  )
}
