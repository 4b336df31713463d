import { useStore } from '@kit/react'
import { Button, defineView, Stack, usePlugin, useText, type ViewDefinition, Words } from '@kit/react-ui/feature'
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
      <Words as="quiet">{text('tip.count', { count })}</Words>
      <Button kind="main" wide onClick={isGiving ? give : begin}>
        {text(isGiving ? 'tip.give' : 'tip.begin')}
      </Button>
    </Stack>
  )
}
