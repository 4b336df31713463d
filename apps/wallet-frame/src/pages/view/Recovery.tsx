import { Button, Row, RowSkeleton, Stack, useLanguage, Words } from '@kit/react-ui/feature'
import { type ReactElement, useState } from 'react'
import { RecoveryCode } from '../../unlock/RecoveryCode.js'
import type { Recovery as MadeRecovery } from '../../unlock/sealUnderCode.js'
import type { PageProps } from '../PageProps.js'
import { Fault } from './Fault.js'
import { FreshLogin } from './FreshLogin.js'
import { formatMoment } from './formatMoment.js'
import { useGuard } from './useGuard.js'
import { useKnown } from './useKnown.js'

/** Which ways to unlock exist, and a new recovery code. */
export function Recovery({ manage, answer }: PageProps): ReactElement {
  const { text, locale } = useLanguage()
  const { known, error, reload } = useKnown(manage)
  const guard = useGuard(manage)
  const [made, setMade] = useState<MadeRecovery>()
  const [isKept, setKept] = useState(false)

  const keep = async (recovery: MadeRecovery): Promise<void> => {
    await manage.keepRecovery(recovery)
    setMade(undefined)
    setKept(true)
    await reload()
  }

  if (guard.asking) return <FreshLogin manage={manage} {...guard.asking} />
  if (made !== undefined)
    return (
      <>
        <RecoveryCode
          code={made.code}
          file={made.file}
          answer={() => guard.run(() => keep(made))}
          refuse={() => setMade(undefined)}
        />
        <Fault error={guard.error} />
      </>
    )
  const ways = known?.keys.filter(({ kind }) => kind !== 'device')
  const devices = known?.keys.filter(({ kind }) => kind === 'device').length ?? 0
  return (
    <Stack>
      <Words as="title">{text('pages.recoveryTitle')}</Words>
      <Words>{text('pages.recoveryWhy')}</Words>
      {known === undefined && error === undefined && <RowSkeleton />}
      {ways?.map(({ keyId, kind, label, createdAt }) => (
        <Row
          key={keyId}
          label={kind === 'code' ? text('keys.code') : label || text('pages.passkey')}
          detail={text('pages.madeAt', { date: formatMoment(createdAt, locale) })}
        />
      ))}
      {devices > 0 && <Row label={text('pages.knownDevices', { count: devices })} />}
      {isKept && <Words>{text('pages.newCodeCounts')}</Words>}
      <Fault error={guard.error ?? error} />
      <Button
        wide
        kind="main"
        disabled={guard.isBusy || known === undefined}
        onClick={() => guard.run(async () => setMade(await manage.makeRecovery()))}
      >
        {text('pages.newCode')}
      </Button>
      <Button wide onClick={() => answer()}>
        {text('pages.close')}
      </Button>
    </Stack>
  )
}
