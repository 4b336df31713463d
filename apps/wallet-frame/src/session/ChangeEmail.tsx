import { Stack, useText } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import type { RequestingDapp } from '../approval/Review.js'
import { DappRow } from '../approval/view/DappRow.js'
import { Facts } from '../approval/view/Facts.js'
import { Decision } from '../screen/Decision.js'
import { envelopeIcon } from '../screen/frameIcons.data.js'
import { Intro } from '../screen/Intro.js'
import type { Requested } from '../screen/Screen.js'

export type ChangeEmailProps = Requested<true> & {
  readonly dapp: RequestingDapp
  /** The new address. */
  readonly email: string
}

/** Asks whether the wallet's email address should change: a page that starts it on its own gets no proof. */
export function ChangeEmail({ dapp, email, answer, refuse }: ChangeEmailProps): ReactElement {
  const text = useText()
  return (
    <Stack gap="wide">
      <Intro icon={envelopeIcon} title={text('keys.emailTitle')}>
        {text('keys.emailWhy')}
      </Intro>
      <DappRow dapp={dapp} />
      <Facts rows={[{ label: text('keys.emailNew'), value: email, isCode: true }]} />
      <Decision yes={text('frame.continue')} no={text('frame.cancel')} onYes={() => answer(true)} onNo={refuse} />
    </Stack>
  )
}
