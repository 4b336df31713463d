import { Stack, Typography, useText } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import type { Asker } from '../approval/Review.js'
import { AskerRow } from '../approval/view/AskerRow.js'
import { Decision } from '../screen/Decision.js'
import type { Asked } from '../screen/Screen.js'
import { Title } from '../screen/Title.js'

/** Props of {@link ShareAddress}. */
export type ShareAddressProps = Asked<true> & { readonly asker: Asker }

/** Asks whether a page on which the user never signed in may see their identity. */
export function ShareAddress({ asker, answer, refuse }: ShareAddressProps): ReactElement {
  const text = useText()
  return (
    <Stack>
      <Title>{text('keys.shareTitle', { origin: new URL(asker.origin).host })}</Title>
      <AskerRow asker={asker} />
      <Typography>{text('keys.shareWhy')}</Typography>
      <Decision yes={text('keys.share')} no={text('frame.cancel')} onYes={() => answer(true)} onNo={refuse} />
    </Stack>
  )
}
