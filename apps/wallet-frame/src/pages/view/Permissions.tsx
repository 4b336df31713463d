import { Button, Row, RowGroup, RowSkeleton, Stack, Typography, useLanguage } from '@kit/react-ui/feature'
import { type ReactElement, useState } from 'react'
import { Facts } from '../../approval/view/Facts.js'
import type { GrantedPermission, Revocation } from '../../permissions/PermissionBook.js'
import { Foot } from '../../screen/Foot.js'
import { badgeIcon } from '../../screen/frameIcons.data.js'
import { Intro } from '../../screen/Intro.js'
import { Note } from '../../screen/Note.js'
import { writeAmount } from '../../text/writeAmount.js'
import type { PageProps } from '../createPages.js'
import { Confirm } from './Confirm.js'
import { Fault } from './Fault.js'
import { formatMoment } from './formatMoment.js'
import { usePermissions } from './usePermissions.js'

type Chosen = { readonly permission: GrantedPermission; readonly revocation: Revocation }

/** Lists the permissions that the user granted: each can be viewed, and revoked while it is active. */
export function Permissions({ manage, answer }: PageProps): ReactElement {
  const language = useLanguage()
  const { text, locale } = language
  const { book, permissions, isWhole, error, isBusy, run, change } = usePermissions(manage)
  const [chosen, setChosen] = useState<Chosen>()
  const titleOf = ({ words }: GrantedPermission): string => words?.title ?? text('permissions.unknown')

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
          <Typography as="body">{titleOf(permission)}</Typography>
          {permission.words && <Facts rows={permission.words.rows} />}
        </Stack>
      </Confirm>
    )
  }
  const choose = (permission: GrantedPermission): void =>
    run(async () => {
      if (book !== undefined) setChosen({ permission, revocation: await book.prepare(permission) })
    })
  return (
    <Stack>
      <Intro icon={badgeIcon} title={text('permissions.title')}>
        {text(permissions?.length === 0 ? 'permissions.none' : 'permissions.why')}
      </Intro>
      <RowGroup>
        {permissions === undefined && error === undefined && <RowSkeleton detail />}
        {permissions?.map((permission) => (
          <Row
            key={permission.pci}
            label={titleOf(permission)}
            detail={text(`permissions.${permission.state}`, {
              date: formatMoment(permission.expiryMs, locale),
              network: permission.network.name,
              project: permission.project,
            })}
            busy={isBusy}
            {...(permission.state === 'active' && {
              end: (
                <Button kind="link" onClick={() => choose(permission)}>
                  {text('permissions.revoke')}
                </Button>
              ),
            })}
          />
        ))}
      </RowGroup>
      {!isWhole && <Note tone="warning">{text('permissions.incomplete')}</Note>}
      <Fault error={error} />
      <Foot>
        <Button wide onClick={() => answer()}>
          {text('pages.close')}
        </Button>
      </Foot>
    </Stack>
  )
}
