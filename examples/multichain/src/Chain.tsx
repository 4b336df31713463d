import { useConnection, useDisconnect } from '@kit/react'
import { useModal } from '@kit/react-ui'

type ChainProps = { name: string; namespace: 'eip155' | 'solana' | 'polkadot' | 'bip122' }

/** Shows the connected account of one chain family. */
export function Chain({ name, namespace }: ChainProps) {
  const { address } = useConnection({ namespace })
  const { mutate: disconnect } = useDisconnect()
  const { open } = useModal()
  if (!address)
    return (
      <li>
        <button type="button" onClick={() => open({ view: 'Connect', namespace })}>
          Connect {name}
        </button>
      </li>
    )
  return (
    <li>
      {name}: {address}{' '}
      <button type="button" onClick={() => disconnect({ namespace })}>
        Disconnect {name}
      </button>
    </li>
  )
}
