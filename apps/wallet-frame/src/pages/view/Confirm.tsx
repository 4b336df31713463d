import { Stack, Typography, useText } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import { Decision } from '../../screen/Decision.js'
import { Title } from '../../screen/Title.js'

/** Props of {@link Confirm}. */
export type ConfirmProps = {
  readonly title: string
  readonly why: string
  readonly yes: string
  readonly onYes: () => void
  readonly onNo: () => void
}

/** Asks for confirmation before something is removed. */
export function Confirm({ title, why, yes, onYes, onNo }: ConfirmProps): ReactElement {
  const text = useText()
  return (
    <Stack>
      <Title>{title}</Title>
      <Typography>{why}</Typography>
      <Decision yes={yes} no={text('frame.cancel')} isDangerous onYes={onYes} onNo={onNo} />
    </Stack>
  )
}
