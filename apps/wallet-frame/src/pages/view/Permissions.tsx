import {
  AddressText,
  Button,
  Row,
  RowGroup,
  RowSkeleton,
  Stack,
  Typography,
  useLanguage,
  useStyles,
} from '@kit/react-ui/feature'
import { type ReactElement, useState } from 'react'
import { Facts } from '../../approval/view/Facts.js'
import type { GrantedPermission, Revocation } from '../../permissions/PermissionBook.js'
import { badgeIcon } from '../../screen/frameIcons.data.js'
import { Intro } from '../../screen/Intro.js'
import { Note } from '../../screen/Note.js'
import { writeAmount } from '../../text/writeAmount.js'
import type { PageProps } from '../createPages.js'
import { CloseFoot } from './CloseFoot.js'
import { Confirm } from './Confirm.js'
import { Fault } from './Fault.js'
import { formatMoment } from './formatMoment.js'
import { classes, css } from './Permissions.module.css.js'
import { usePermissions } from './usePermissions.js'

type Chosen = { readonly permission: GrantedPermission; readonly revocation: Revocation }

/** Lists the permissions that the user granted: each can be viewed, and revoked while it is active. */
export function Permissions({ manage, answer }: PageProps): ReactElement {
  useStyles(css)
  const language = useLanguage()
  const { text } = language
  const { book, permissions, isWhole, error, isBusy, run, change } = usePermissions(manage)
  const [chosen, setChosen] = useState<Chosen>()

  if (chosen !== undefined && !isBusy) {
    const { permission, revocation } = chosen
    const { fee, fails } = revocation
    const why =
      fee.payer === 'operator'
        ? text('permissions.revokeFree')
        : text('permissions.revokeFee', { fee: writeAmount(fee.most, permission.network.currency, language) })
    return (
      <Confirm
        title={text('permissions.revokeTitle')}
        why={fails ? text('permissions.revokeFails') : why}
        yes={text('permissions.revoke')}
        onNo={() => setChosen(undefined)}
        onYes={() => {
          setChosen(undefined)
          change(() => revocation.send())
        }}
      >
        <Stack>
          <Typography as="body">
            <AddressText>{permission.words?.title ?? text('permissions.unknown')}</AddressText>
          </Typography>
          {permission.words && <Facts rows={permission.words.rows} />}
        </Stack>
      </Confirm>
    )
  }
  const choose = (permission: GrantedPermission): void =>
    run(async () => {
      if (book !== undefined) setChosen({ permission, revocation: await book.prepare(permission) })
    })
  const active = permissions?.filter(({ state }) => state === 'active') ?? []
  const ended = permissions?.filter(({ state }) => state !== 'active') ?? []
  const rowOf = (permission: GrantedPermission): ReactElement => (
    <PermissionRow key={permission.pci} permission={permission} isBusy={isBusy} onRevoke={() => choose(permission)} />
  )
  return (
    <Stack>
      <Intro icon={badgeIcon} title={text('permissions.title')}>
        {text(permissions?.length === 0 ? 'permissions.none' : 'permissions.why')}
      </Intro>
      {permissions === undefined && error === undefined && (
        <RowGroup>
          <RowSkeleton detail />
        </RowGroup>
      )}
      {active.length > 0 && <RowGroup>{active.map(rowOf)}</RowGroup>}
      {ended.length > 0 && (
        <div className={classes.ended}>
          <RowGroup>{ended.map(rowOf)}</RowGroup>
        </div>
      )}
      {!isWhole && <Note tone="warning">{text('permissions.incomplete')}</Note>}
      <Fault error={error} />
      <CloseFoot onClose={answer} />
    </Stack>
  )
}

function PermissionRow(props: {
  readonly permission: GrantedPermission
  readonly isBusy: boolean
  readonly onRevoke: () => void
}): ReactElement {
  const { isBusy, onRevoke, permission } = props
  const { text, locale } = useLanguage()
  const { expiryMs, network, project, state, words } = permission
  // With a word joiner, a line doesn't break after the "…" of an address.
  const label = (words?.title ?? text('permissions.unknown')).replaceAll('…', '…\u2060')
  return (
    <Row
      label={label}
      detail={text(`permissions.${state}`, { date: formatMoment(expiryMs, locale), network: network.name, project })}
      busy={isBusy}
      {...(state === 'active' && {
        end: (
          <Button kind="link" onClick={onRevoke}>
            {text('permissions.revoke')}
          </Button>
        ),
      })}
    />
  )
}
