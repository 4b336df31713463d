'use client'
import type { ChainNamespace, Connection } from '@kit/core'
import type { ReactElement } from 'react'
import { Menu } from '../part/Menu.js'
import { useCopy } from '../part/useCopy.js'
import { useText } from '../text/useText.js'
import { useEndConnections } from './useEndConnections.js'
import { useExplorerLink } from './useExplorerLink.js'

/** Props of {@link AccountMenu}. */
export type AccountMenuProps = {
  readonly namespace: ChainNamespace
  readonly address: string
  readonly connection: Connection | undefined
}

/** Copies the address, opens the explorer, or disconnects. Rows do that on an Account without tabs. */
export function AccountMenu({ namespace, address, connection }: AccountMenuProps): ReactElement {
  const text = useText()
  const copy = useCopy()
  const link = useExplorerLink(namespace)
  const { end, isEnding } = useEndConnections()
  return (
    <Menu
      label={text('account.more')}
      disabled={isEnding}
      items={[
        { label: text('common.copyAddress'), icon: 'copy', onClick: () => copy(address) },
        ...(link ? [{ ...link, icon: 'globe' } as const] : []),
        {
          label: text('common.disconnect'),
          icon: 'disconnect',
          onClick: () => end(connection ? { connectionId: connection.id } : {}),
        },
      ]}
    />
  )
}
