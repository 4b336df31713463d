import { Stack, useText, Words } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import { Title } from '../screen/Title.js'

/** What a window says that no frame opened, or that lost it: a browser that brought its windows back, or a page that cuts its windows off. */
export function NothingAsked(): ReactElement {
  const text = useText()
  return (
    <Stack>
      <Title>{text('window.nothingTitle')}</Title>
      <Words>{text('window.nothing')}</Words>
    </Stack>
  )
}
