'use client'
import { listWalletChains, type WalletChain, type WalletRow } from '@kit/core/plugin'
import { useConnections, useStore } from '@kit/react'
import type { ReactElement } from 'react'
import { defineView, type ViewDefinition, type ViewProps } from '../contribution/defineView.js'
import { unawaited } from '../kit/unawaited.js'
import { useKit } from '../kit/useKit.js'
import { NamespaceImage } from '../part/NamespaceImage.js'
import { RequestStatus } from '../part/RequestStatus.js'
import { Row } from '../part/Row.js'
import { Stack } from '../part/Stack.js'
import { Tag } from '../part/Tag.js'
import { WalletImage } from '../part/WalletImage.js'
import { useText } from '../text/useText.js'
import { useNamespaceLabel } from './useNamespaceLabel.js'

/** Lets the user choose which chain of a multichain wallet to connect, the active one first. */
export const connectMultiChainView: ViewDefinition<'ConnectMultiChain'> = defineView({
  name: 'ConnectMultiChain',
  title: ({ data }) => data.row.name,
  Component: ConnectMultiChain,
})

function ConnectMultiChain({ data: { row } }: ViewProps<'ConnectMultiChain'>): ReactElement {
  const kit = useKit()
  const text = useText()
  const { connectors } = useStore(kit.wallets)
  const active = useStore(kit.active, (state) => state.namespace)
  const chains = listWalletChains(row, { connectors, namespaces: [...kit.adapters.keys()], active })
  const wallet = row.name
  return (
    <Stack>
      <RequestStatus
        image={<WalletImage wallet={row} size={72} />}
        state="still"
        title={text('multiChain.choose')}
        detail={text('multiChain.text', { wallet })}
      />
      <Stack list={text('multiChain.list', { wallet })}>
        {chains.map((chain) => (
          <ChainRow key={chain.namespace} row={row} chain={chain} current={chain.namespace === active} />
        ))}
      </Stack>
    </Stack>
  )
}

function ChainRow(props: {
  readonly row: WalletRow
  readonly chain: WalletChain
  readonly current: boolean
}): ReactElement {
  const { row, chain, current } = props
  const { namespace, connectorId } = chain
  const kit = useKit()
  const text = useText()
  const label = useNamespaceLabel()(namespace)
  const connected = useConnections().some(
    (connection) => connection.namespace === namespace && connection.connector.id === connectorId,
  )
  return (
    <Row
      label={label}
      image={<NamespaceImage namespace={namespace} name={label} />}
      end={connected && <Tag tone="accent">{text('tag.connected')}</Tag>}
      hasArrow={!connected}
      current={current}
      onIntent={() => unawaited(kit.preload(connectorId))}
      onClick={() => kit.chooseWallet(row, connectorId, namespace)}
    />
  )
}
