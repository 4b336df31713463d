import { Button, Row, RowGroup, RowSkeleton, Stack, Switch, Tag, useLanguage, useText } from '@kit/react-ui/feature'
import { type ReactElement, useState } from 'react'
import { Intro } from '../../screen/Intro.js'
import type { PageProps } from '../createPages.js'
import type { Known } from '../Manage.js'
import { CloseFoot } from './CloseFoot.js'
import { Confirm } from './Confirm.js'
import { Fault } from './Fault.js'
import { FreshLogin } from './FreshLogin.js'
import { formatMoment } from './formatMoment.js'
import { useGuard } from './useGuard.js'
import { useKnown } from './useKnown.js'

type Device = Known['keys'][number]

/** Lists the trusted devices: others can be removed, this one can be set to always ask, or forgotten. */
export function Devices({ manage, answer }: PageProps): ReactElement {
  const text = useText()
  const { known, asks, error, reload } = useKnown(manage)
  const guard = useGuard(manage)
  const [chosen, setChosen] = useState<Device>()
  const [isLeaving, setLeaving] = useState(false)

  const change = (work: () => Promise<void>): void =>
    guard.run(async () => {
      await work()
      await reload()
    })

  if (guard.asking) return <FreshLogin manage={manage} {...guard.asking} />
  if (chosen !== undefined)
    return (
      <Confirm
        title={text('pages.removeTitle', { name: chosen.label || text('pages.unknownDevice') })}
        why={text('pages.removeWhy')}
        yes={text('pages.remove')}
        onNo={() => setChosen(undefined)}
        onYes={() => {
          setChosen(undefined)
          change(() => manage.removeKey(chosen.keyId))
        }}
      />
    )
  if (isLeaving)
    return (
      <Confirm
        title={text('pages.forgetTitle')}
        why={text('pages.forgetWhy')}
        yes={text('pages.forget')}
        onNo={() => setLeaving(false)}
        onYes={() => {
          setLeaving(false)
          guard.run(async () => {
            await manage.forgetDevice()
            answer()
          })
        }}
      />
    )
  return (
    <Stack>
      <Intro icon="mobile" title={text('pages.devicesTitle')}>
        {text('pages.devicesWhy')}
      </Intro>
      <RowGroup>
        {known === undefined && error === undefined && <RowSkeleton detail />}
        <DeviceRows keys={known?.keys ?? []} isBusy={guard.isBusy} onRemove={setChosen} />
      </RowGroup>
      <RowGroup>
        {known !== undefined && (
          <Switch
            wide
            label={text('pages.askEveryTime')}
            checked={asks}
            onChange={(isOn) => change(() => manage.setAskEveryTime(isOn))}
          />
        )}
      </RowGroup>
      <RowGroup>
        <Row
          label={text('pages.forget')}
          icon="disconnect"
          tone="danger"
          disabled={guard.isBusy}
          onClick={() => setLeaving(true)}
        />
      </RowGroup>
      <Fault error={guard.error ?? error} />
      <CloseFoot onClose={answer} />
    </Stack>
  )
}

function DeviceRows(props: {
  readonly keys: readonly Device[]
  readonly isBusy: boolean
  onRemove(device: Device): void
}): readonly ReactElement[] {
  const { keys, isBusy, onRemove } = props
  const { text, locale } = useLanguage()
  return keys
    .filter(({ kind }) => kind === 'device')
    .map((key) => (
      <Row
        key={key.keyId}
        icon={key.isThisDevice ? 'browser' : 'mobile'}
        label={key.label || text('pages.unknownDevice')}
        detail={text('pages.usedAt', { date: formatMoment(key.usedAt, locale) })}
        busy={isBusy}
        end={
          key.isThisDevice ? (
            <Tag>{text('pages.thisDevice')}</Tag>
          ) : (
            <Button kind="link" onClick={() => onRemove(key)}>
              {text('pages.remove')}
            </Button>
          )
        }
      />
    ))
}
