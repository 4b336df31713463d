'use client'
import { useStore } from '@kit/react'
import { type AnyIcon, type MessageKey, Row, useKit, useText } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import type { WalletPage } from '../EmbeddedApi.js'
import { deleteIcon, devicesIcon, exportIcon, keyIcon, recoveryIcon } from './pageIcons.data.js'
import { smartAccountOf } from './smartAccountOf.js'
import { useOpenPage } from './useOpenPage.js'

type PageRow = {
  readonly page: WalletPage
  readonly label: MessageKey
  readonly detail?: MessageKey
  readonly icon: AnyIcon
}

const rows: readonly PageRow[] = [
  { page: 'recovery', label: 'embedded.recovery', detail: 'embedded.recoveryDetail', icon: recoveryIcon },
  { page: 'devices', label: 'embedded.devices', detail: 'embedded.devicesDetail', icon: devicesIcon },
  { page: 'permissions', label: 'embedded.permissions', detail: 'embedded.permissionsDetail', icon: keyIcon },
  { page: 'export', label: 'embedded.export', detail: 'embedded.exportDetail', icon: exportIcon },
  { page: 'delete', label: 'embedded.delete', icon: deleteIcon },
]

/** Rows in the account settings of the embedded wallet that open its own pages. */
export function WalletPageRows(): ReactElement {
  const text = useText()
  const open = useOpenPage()
  // A standard account can't grant permissions.
  const { connection } = useStore(useKit().active)
  const shown = rows.filter(({ page }) => page !== 'permissions' || smartAccountOf(connection) !== undefined)
  return (
    <>
      {shown.map(({ page, label, detail, icon }) => (
        <Row
          key={page}
          label={text(label)}
          {...(detail && { detail: text(detail) })}
          icon={icon}
          hasArrow
          {...(page === 'delete' && { tone: 'danger' })}
          onClick={() => open(page)}
        />
      ))}
    </>
  )
}
