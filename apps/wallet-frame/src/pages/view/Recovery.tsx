import { Button, Row, RowGroup, RowSkeleton, Stack, useLanguage } from '@kit/react-ui/feature'
import { type ReactElement, useState } from 'react'
import type { PasskeyWindow } from '../../passkey/Passkeys.js'
import { WindowOpen } from '../../passkey/WindowOpen.js'
import { Foot } from '../../screen/Foot.js'
import { passkeyIcon, shieldIcon } from '../../screen/frameIcons.data.js'
import { Intro } from '../../screen/Intro.js'
import { LiveNote, Note } from '../../screen/Note.js'
import { RecoveryCode } from '../../unlock/RecoveryCode.js'
import type { Recovery as MadeRecovery } from '../../unlock/sealUnderCode.js'
import type { PageProps } from '../createPages.js'
import type { Known, PreparedPasskey } from '../Manage.js'
import { Confirm } from './Confirm.js'
import { Fault } from './Fault.js'
import { FreshLogin } from './FreshLogin.js'
import { formatMoment } from './formatMoment.js'
import { useGuard } from './useGuard.js'
import { useKnown } from './useKnown.js'

/** Whether the browser supports WebAuthn. */
const canMake = typeof PublicKeyCredential === 'function'

/** Lists the ways to unlock: create a new recovery code, add a passkey, or remove one. */
export function Recovery({ manage, answer }: PageProps): ReactElement {
  const { text, locale } = useLanguage()
  const { known, error, reload } = useKnown(manage)
  const guard = useGuard(manage)
  const [made, setMade] = useState<MadeRecovery>()
  const [isKept, setKept] = useState(false)
  const [prepared, setPrepared] = useState<PreparedPasskey>()
  const [opened, setOpened] = useState<PasskeyWindow>()
  const [cannotKeep, setCannotKeep] = useState(false)
  const [chosen, setChosen] = useState<Known['keys'][number]>()

  const nameOf = ({ kind, label }: Known['keys'][number]): string =>
    kind === 'code' ? text('keys.code') : label ? text('pages.passkeyOf', { name: label }) : text('pages.passkey')
  const keep = async (recovery: MadeRecovery): Promise<void> => {
    await manage.saveRecovery(recovery)
    setMade(undefined)
    setKept(true)
    await reload()
  }

  if (guard.asking) return <FreshLogin manage={manage} {...guard.asking} />
  if (made !== undefined)
    return (
      <RecoveryCode
        code={made.code}
        file={made.file}
        answer={() => guard.run(() => keep(made))}
        refuse={() => setMade(undefined)}
      >
        <Fault error={guard.error} />
      </RecoveryCode>
    )
  if (prepared !== undefined)
    return (
      <Confirm
        title={text('pages.addPasskey')}
        why={text('pages.passkeyWhy')}
        yes={text('pages.passkeyCreate')}
        added={passkeyIcon}
        onNo={() => setPrepared(undefined)}
        onYes={() => {
          setPrepared(undefined)
          setOpened(prepared.window)
          // Started in the press itself: browsers show no prompt later.
          const made = prepared.make().finally(() => setOpened(undefined))
          guard.run(async () => {
            setCannotKeep(!(await made))
            await reload()
          })
        }}
      />
    )
  if (chosen !== undefined)
    return (
      <Confirm
        title={text('pages.removeTitle', { name: nameOf(chosen) })}
        why={text('pages.removePasskeyWhy')}
        yes={text('pages.remove')}
        onNo={() => setChosen(undefined)}
        onYes={() => {
          setChosen(undefined)
          guard.run(async () => {
            await manage.removeKey(chosen.keyId)
            await reload()
          })
        }}
      />
    )
  const ways = known?.keys.filter(({ kind }) => kind !== 'device')
  const devices = known?.keys.filter(({ kind }) => kind === 'device').length ?? 0
  return (
    <Stack>
      <Intro icon={shieldIcon} title={text('pages.recoveryTitle')}>
        {text('pages.recoveryWhy')}
      </Intro>
      <RowGroup>
        {known === undefined && error === undefined && <RowSkeleton detail />}
        {ways?.map((way) => (
          <Row
            key={way.keyId}
            icon={passkeyIcon}
            label={nameOf(way)}
            detail={text('pages.createdAt', { date: formatMoment(way.createdAt, locale) })}
            {...(way.kind === 'passkey' &&
              ways.length > 1 && {
                end: (
                  <Button kind="link" onClick={() => setChosen(way)}>
                    {text('pages.remove')}
                  </Button>
                ),
              })}
          />
        ))}
        {devices > 0 && <Row icon="mobile" label={text('pages.trustedDevices', { count: devices })} />}
      </RowGroup>
      <RowGroup>
        {canMake && (
          <Row
            label={text('pages.addPasskey')}
            icon="plus"
            hasArrow
            disabled={guard.isBusy || known === undefined}
            onClick={() =>
              guard.run(async () => {
                setPrepared(await manage.preparePasskey())
              })
            }
          />
        )}
        <Row
          label={text('pages.newCode')}
          icon="refresh"
          hasArrow
          disabled={guard.isBusy || known === undefined}
          onClick={() => guard.run(async () => setMade(await manage.createRecovery()))}
        />
      </RowGroup>
      <LiveNote tone="success">{isKept && text('pages.newCodeActive')}</LiveNote>
      {cannotKeep && <Note tone="warning">{text('pages.passkeyUnsupported')}</Note>}
      <WindowOpen window={opened} isOpen={opened !== undefined} />
      <Fault error={guard.error ?? error} />
      <Foot>
        <Button wide onClick={() => answer()}>
          {text('pages.close')}
        </Button>
      </Foot>
    </Stack>
  )
}
