import { type AnyIcon, Stack, useText } from '@kit/react-ui/feature'
import type { ReactElement, ReactNode } from 'react'
import { Decision } from '../../screen/Decision.js'
import { Intro } from '../../screen/Intro.js'

export type ConfirmProps = {
  readonly title: string
  readonly why: string
  /** Facts about what is removed. */
  readonly children?: ReactNode
  readonly yes: string
  readonly onYes: () => void
  readonly onNo: () => void
  /** The drawing of something that is added. Without one, the confirmation warns: something is removed. */
  readonly added?: AnyIcon
}

/** Asks for confirmation before something is removed or added. */
export function Confirm({ title, why, children, yes, onYes, onNo, added }: ConfirmProps): ReactElement {
  const text = useText()
  return (
    <Stack>
      <Intro icon={added ?? 'warning'} title={title}>
        {why}
      </Intro>
      {children}
      <Decision yes={yes} no={text('frame.cancel')} isDangerous={added === undefined} onYes={onYes} onNo={onNo} />
    </Stack>
  )
}
