import { RowGroup, Stack, Switch, useLanguage } from '@kit/react-ui/feature'
import { type ReactElement, useState } from 'react'
import { ArmedButton } from '../../screen/ArmedButton.js'
import { Decision } from '../../screen/Decision.js'
import { binIcon } from '../../screen/frameIcons.data.js'
import { Intro } from '../../screen/Intro.js'
import type { PageProps } from '../createPages.js'
import { CloseFoot } from './CloseFoot.js'
import { Fault } from './Fault.js'
import { FreshLogin } from './FreshLogin.js'
import { formatMoment } from './formatMoment.js'
import { useGuard } from './useGuard.js'
import { useLater } from './useLater.js'

/** Deletes the wallet: immediately if it is unlocked, else in 30 days. */
export function Delete({ manage, answer }: PageProps): ReactElement {
  const { text, locale } = useLanguage()
  const guard = useGuard(manage)
  const later = useLater(manage)
  const [isSure, setSure] = useState(false)
  const isOpen = manage.isOpen()

  if (guard.asking) return <FreshLogin manage={manage} {...guard.asking} />
  if (later.atMs !== undefined)
    return (
      <Stack>
        <Intro icon={binIcon} title={text('pages.deleteTitle')}>
          {text('pages.deleteAt', { date: formatMoment(later.atMs, locale) })}
        </Intro>
        <CloseFoot onClose={answer} />
      </Stack>
    )
  const isBusy = guard.isBusy || later.isBusy
  const deleteNow = (): void =>
    guard.run(async () => {
      await manage.deleteNow()
      answer()
    })
  return (
    <Stack>
      <Intro icon={binIcon} title={text('pages.deleteTitle')}>
        {[text('pages.deleteWhy'), text('pages.deleteLaterWhy')]}
      </Intro>
      <RowGroup>
        <Switch label={text('pages.deleteConfirm')} checked={isSure} onChange={setSure} wide />
      </RowGroup>
      <Fault error={guard.error ?? later.error} />
      <Decision
        yes={text(isOpen ? 'pages.deleteNow' : 'pages.deleteLater')}
        no={text('frame.cancel')}
        isDangerous
        disabled={!isSure || isBusy}
        onYes={isOpen ? deleteNow : later.ask}
        onNo={() => answer()}
      >
        {isOpen && (
          <ArmedButton wide disabled={!isSure || isBusy} onClick={later.ask}>
            {text('pages.deleteLater')}
          </ArmedButton>
        )}
      </Decision>
    </Stack>
  )
}
