import { Stack, useText, Words } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'

/** What a window says that no frame opened, or that lost it: a browser that brought its windows back, or a page that cuts its windows off. */
export function NothingAsked(): ReactElement {
  const text = useText()
  return (
    <Stack>
      <Words as="title">{text('window.nothingTitle')}</Words>
      <Words>{text('window.nothing')}</Words>
    </Stack>
  )
}
