import { Stack, useText } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import type { RequestingDapp } from '../approval/Review.js'
import { DappRow } from '../approval/view/DappRow.js'
import { Decision } from '../screen/Decision.js'
import { Intro } from '../screen/Intro.js'
import type { Requested } from '../screen/Screen.js'

export type ShareAddressProps = Requested<true> & { readonly dapp: RequestingDapp }

/** Asks whether a page on which the user never signed in may see their identity. */
export function ShareAddress({ dapp, answer, refuse }: ShareAddressProps): ReactElement {
  const text = useText()
  return (
    <Stack gap="wide">
      <Intro icon="wallet" title={text('keys.shareTitle', { origin: new URL(dapp.origin).host })}>
        {text('keys.shareWhy')}
      </Intro>
      <DappRow dapp={dapp} />
      <Decision yes={text('keys.share')} no={text('frame.cancel')} onYes={() => answer(true)} onNo={refuse} />
    </Stack>
  )
}
