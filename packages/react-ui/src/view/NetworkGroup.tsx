'use client'
import type { ChainNamespace, Network } from '@kit/core'
import { useStore } from '@kit/react'
import type { ReactElement } from 'react'
import { Icon } from '../icon/Icon.js'
import { useKit } from '../kit/useKit.js'
import { Stack } from '../part/Stack.js'
import { Typography } from '../part/Typography.js'
import { useText } from '../text/useText.js'
import { NetworkRow } from './NetworkRow.js'
import { useNamespaceLabel } from './useNamespaceLabel.js'

/** Props of {@link NetworkGroup}. */
export type NetworkGroupProps = {
  readonly namespace: ChainNamespace
  readonly networks: readonly Network[]
  /** Whether to show a heading, because there are several groups. */
  readonly named: boolean
}

/** The networks of one chain family. The active one is marked. */
export function NetworkGroup({ namespace, networks, named }: NetworkGroupProps): ReactElement {
  const kit = useKit()
  const text = useText()
  const label = useNamespaceLabel()(namespace)
  const active = useStore(kit.active, ({ network }) => network?.id)
  return (
    <>
      {named && <Typography as="small">{label}</Typography>}
      <Stack list={named ? label : text('networks.list')}>
        {networks.map((network) => {
          const current = network.id === active
          return (
            <NetworkRow
              key={network.id}
              network={network}
              current={current}
              end={current ? <Icon name="check" /> : undefined}
            />
          )
        })}
      </Stack>
    </>
  )
}
