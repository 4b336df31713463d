import { Button, defineView, EmptyState, useKit, useText, type ViewDefinition } from '@kit/react-ui/feature'

/** Explains how buying works. */
export const whatIsABuyView: ViewDefinition<'WhatIsABuy'> = defineView({
  name: 'WhatIsABuy',
  title: ({ text }) => text('onramp.howItWorks'),
  Component: WhatIsABuy,
})

function WhatIsABuy() {
  const text = useText()
  const kit = useKit()
  return (
    <EmptyState
      icon="bag"
      action={
        <Button wide onClick={() => kit.modal.back()}>
          {text('onramp.start')}
        </Button>
      }
    >
      {text('onramp.howItWorksText')}
    </EmptyState>
  )
}
