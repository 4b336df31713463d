import { useStore } from '@kit/react'
import { Button, defineView, Stack, Typography, usePlugin, useText, type ViewDefinition } from '@kit/react-ui/feature'
import type { TipPlugin } from './index.js'

declare module '@kit/modal' {
  interface ViewData {
    Tip: undefined
  }
}

/** View to give a tip. */
export const tipView: ViewDefinition<'Tip'> = defineView({
  name: 'Tip',
  title: ({ text }) => text('tip.title'),
  Component: Tip,
})

function Tip() {
  const text = useText()
  const { state, begin, give } = usePlugin<TipPlugin>('tip')
  const { count, isGiving } = useStore(state)
  return (
    <Stack>
      <Typography as="quiet">{text('tip.count', { count })}</Typography>
      <Button kind="main" wide onClick={isGiving ? give : begin}>
        {text(isGiving ? 'tip.give' : 'tip.begin')}
      </Button>
    </Stack>
  )
}
