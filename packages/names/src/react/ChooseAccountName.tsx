'use client'
import {
  Button,
  defineView,
  Icon,
  Stack,
  Typography,
  useKit,
  usePrepareView,
  useStyles,
  useText,
  type ViewDefinition,
} from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import { NotOffered } from './NotOffered.js'
import { classes, css } from './names.module.css.js'
import { nameIcon, useNames } from './useNames.js'

/** Explains what a name is for. */
export const chooseAccountNameView: ViewDefinition<'ChooseAccountName'> = defineView({
  name: 'ChooseAccountName',
  service: 'needed',
  title: ({ text }) => text('names.choose'),
  needsAccount: true,
  Component: ChooseAccountName,
})

function ChooseAccountName(): ReactElement {
  useStyles(css)
  const kit = useKit()
  const text = useText()
  const prepare = usePrepareView()
  const { reset, offer } = useNames()
  if (offer.status === 'success' && !offer.data.isAvailable) return <NotOffered />
  return (
    <div className={classes.told}>
      <span className={classes.drawing}>
        <Icon name={nameIcon} size={32} />
      </span>
      <Stack align="center">
        <Typography as="title">{text('names.chooseTitle')}</Typography>
        <Typography as="quiet">{text('names.chooseText')}</Typography>
      </Stack>
      <Button
        kind="main"
        wide
        onIntent={() => prepare('RegisterAccountName')}
        onClick={() => {
          reset()
          kit.modal.push('RegisterAccountName')
        }}
      >
        {text('names.choose')}
      </Button>
      <Button kind="link" onClick={() => kit.modal.back()}>
        {text('names.notNow')}
      </Button>
    </div>
  )
}
