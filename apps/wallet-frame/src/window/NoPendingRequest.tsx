import { Stack, Typography, useText } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import { Title } from '../screen/Title.js'

/** Shown in a window without its frame: restored by the browser, or cut off by the page. */
export function NoPendingRequest(): ReactElement {
  const text = useText()
  return (
    <Stack>
      <Title>{text('window.nothingTitle')}</Title>
      <Typography>{text('window.nothing')}</Typography>
    </Stack>
  )
}
