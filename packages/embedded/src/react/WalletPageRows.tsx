'use client'
import { type AnyIcon, type MessageKey, Row, useText } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import type { WalletPage } from '../EmbeddedApi.js'
import { deleteIcon, devicesIcon, exportIcon, permissionsIcon, recoveryIcon } from './pageIcons.data.js'
import { UpgradeRow } from './UpgradeRow.js'
import { useOpenPage } from './useOpenPage.js'

type PageRowProps = {
  readonly page: WalletPage
  readonly label: MessageKey
  readonly detail?: MessageKey
  readonly icon: AnyIcon
}

/** A row that opens one of the embedded wallet's own pages. */
function PageRow({ page, label, detail, icon }: PageRowProps): ReactElement {
  const text = useText()
  const open = useOpenPage()
  return (
    <Row
      label={text(label)}
      {...(detail && { detail: text(detail) })}
      icon={icon}
      hasArrow
      {...(page === 'delete' && { tone: 'danger' })}
      onClick={() => open(page)}
    />
  )
}

/** Rows in the account settings that keep the embedded wallet safe. */
export function SecurityRows(): ReactElement {
  return (
    <>
      <UpgradeRow />
      <PageRow page="recovery" label="embedded.recovery" detail="embedded.recoveryDetail" icon={recoveryIcon} />
      <PageRow page="devices" label="embedded.devices" detail="embedded.devicesDetail" icon={devicesIcon} />
      <PageRow page="export" label="embedded.export" detail="embedded.exportDetail" icon={exportIcon} />
    </>
  )
}

/** Row in the account settings that opens the permissions of apps. */
export function PermissionsRow(): ReactElement {
  return (
    <PageRow
      page="permissions"
      label="embedded.permissions"
      detail="embedded.permissionsDetail"
      icon={permissionsIcon}
    />
  )
}

/** Row in the account settings that deletes the embedded wallet. */
export function DeleteRow(): ReactElement {
  return <PageRow page="delete" label="embedded.delete" icon={deleteIcon} />
}
