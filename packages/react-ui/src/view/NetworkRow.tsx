'use client'
import type { Network } from '@kit/core'
import { useStore } from '@kit/react'
import type { ReactElement, ReactNode } from 'react'
import { useKit } from '../kit/useKit.js'
import { NetworkImage } from '../part/NetworkImage.js'
import { Row } from '../part/Row.js'
import { Tag } from '../part/Tag.js'
import { useText } from '../text/useText.js'

/** Props of {@link NetworkRow}. */
export type NetworkRowProps = { readonly network: Network; readonly current?: boolean; readonly end?: ReactNode }

/** A network to switch to. One that the wallet hasn't approved is enabled only if the wallet can be asked to add it. */
export function NetworkRow({ network, current = false, end }: NetworkRowProps): ReactElement {
  const kit = useKit()
  const text = useText()
  const { approvedIds, supportsAllNetworks, canAddNetworks } = useStore(kit.namespace(network.namespace).network)
  const isFixed = kit.options.enableNetworkSwitch === false && !current
  const approved = supportsAllNetworks || approvedIds === undefined || approvedIds.includes(network.id)
  return (
    <Row
      label={network.name}
      detail={approved ? undefined : text(canAddNetworks ? 'networks.askWallet' : 'networks.notApproved')}
      image={<NetworkImage network={network} />}
      end={
        (network.testnet === true || end) && (
          <>
            {network.testnet === true && <Tag>{text('networks.testnet')}</Tag>}
            {end}
          </>
        )
      }
      current={current}
      disabled={isFixed || (!approved && !canAddNetworks)}
      onClick={() => kit.chooseNetwork(network.id)}
    />
  )
}
