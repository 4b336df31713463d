import { Button, Row, RowGroup, RowSkeleton, Stack, type Text, useLanguage, useText } from '@kit/react-ui/feature'
import { type ReactElement, useState } from 'react'
import type { PasskeyWindow } from '../../passkey/Passkeys.js'
import { WindowOpen } from '../../passkey/WindowOpen.js'
import { passkeyIcon, shieldIcon } from '../../screen/frameIcons.data.js'
import { Intro } from '../../screen/Intro.js'
import { LiveNote, Note } from '../../screen/Note.js'
import { RecoveryCode } from '../../unlock/RecoveryCode.js'
import type { Recovery as MadeRecovery } from '../../unlock/sealUnderCode.js'
import type { PageProps } from '../createPages.js'
import type { Known, Manage, PreparedPasskey } from '../Manage.js'
import { CloseFoot } from './CloseFoot.js'
import { Confirm } from './Confirm.js'
import { Fault } from './Fault.js'
import { FreshLogin } from './FreshLogin.js'
import { formatMoment } from './formatMoment.js'
import { type Guard, useGuard } from './useGuard.js'
import { useKnown } from './useKnown.js'

/** Whether the browser supports WebAuthn. */
const canMake = typeof PublicKeyCredential === 'function'

type UnlockWay = Known['keys'][number]

/** Lists the ways to unlock: create a new recovery code, add a passkey, or remove one. */
export function Recovery({ manage, answer }: PageProps): ReactElement {
  const text = useText()
  const { known, error, reload } = useKnown(manage)
  const guard = useGuard(manage)
  const [made, setMade] = useState<MadeRecovery>()
  const [isKept, setKept] = useState(false)
  const passkey = useNewPasskey(guard, manage, reload)
  const [chosen, setChosen] = useState<UnlockWay>()

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
  if (passkey.create !== undefined)
    return (
      <Confirm
        title={text('pages.addPasskey')}
        why={text('pages.passkeyWhy')}
        yes={text('pages.passkeyCreate')}
        added={passkeyIcon}
        onNo={passkey.cancel}
        onYes={passkey.create}
      />
    )
  if (chosen !== undefined)
    return (
      <Confirm
        title={text('pages.removeTitle', { name: nameOf(chosen, text) })}
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
        <WayRows ways={ways ?? []} onRemove={setChosen} />
        {devices > 0 && <Row icon="mobile" label={text('pages.trustedDevices', { count: devices })} />}
      </RowGroup>
      <NewWayRows
        isOff={guard.isBusy || known === undefined}
        onPasskey={passkey.prepare}
        onCode={() => guard.run(async () => setMade(await manage.createRecovery()))}
      />
      <LiveNote tone="success">{isKept && text('pages.newCodeActive')}</LiveNote>
      {passkey.cannotKeep && <Note tone="warning">{text('pages.passkeyUnsupported')}</Note>}
      <WindowOpen window={passkey.opened} isOpen={passkey.opened !== undefined} />
      <Fault error={guard.error ?? error} />
      <CloseFoot onClose={answer} />
    </Stack>
  )
}

/** Creates a passkey in two presses: one prepares it, one creates it. `create` exists between the two. */
function useNewPasskey(guard: Guard, manage: Manage, reload: () => Promise<void>) {
  const [prepared, setPrepared] = useState<PreparedPasskey>()
  const [opened, setOpened] = useState<PasskeyWindow>()
  const [cannotKeep, setCannotKeep] = useState(false)
  return {
    opened,
    cannotKeep,
    prepare: () =>
      guard.run(async () => {
        setPrepared(await manage.preparePasskey())
      }),
    cancel: () => setPrepared(undefined),
    create:
      prepared &&
      (() => {
        setPrepared(undefined)
        setOpened(prepared.window)
        // Started in the press itself: browsers show no prompt later.
        const made = prepared.make().finally(() => setOpened(undefined))
        guard.run(async () => {
          setCannotKeep(!(await made))
          await reload()
        })
      }),
  }
}

function nameOf({ kind, label }: UnlockWay, text: Text): string {
  if (kind === 'code') return text('keys.code')
  return label ? text('pages.passkeyOf', { name: label }) : text('pages.passkey')
}

function WayRows(props: { readonly ways: readonly UnlockWay[]; onRemove(way: UnlockWay): void }) {
  const { ways, onRemove } = props
  const { text, locale } = useLanguage()
  return ways.map((way) => (
    <Row
      key={way.keyId}
      icon={passkeyIcon}
      label={nameOf(way, text)}
      detail={text('pages.createdAt', { date: formatMoment(way.createdAt, locale) })}
      {...(way.kind === 'passkey' &&
        ways.length > 1 && {
          end: (
            <Button kind="link" onClick={() => onRemove(way)}>
              {text('pages.remove')}
            </Button>
          ),
        })}
    />
  ))
}

function NewWayRows(props: { readonly isOff: boolean; onPasskey(): void; onCode(): void }): ReactElement {
  const { isOff, onPasskey, onCode } = props
  const text = useText()
  return (
    <RowGroup>
      {canMake && <Row label={text('pages.addPasskey')} icon="plus" hasArrow disabled={isOff} onClick={onPasskey} />}
      <Row label={text('pages.newCode')} icon="refresh" hasArrow disabled={isOff} onClick={onCode} />
    </RowGroup>
  )
}
