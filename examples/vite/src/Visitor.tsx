import { useConnection, useDisconnect } from '@kit/react'

export function Visitor() {
  const { address, network } = useConnection()
  const { mutate: disconnect } = useDisconnect()
  if (!address) return <p>No wallet is connected.</p>
  return (
    <p>
      <output>{address}</output> on {network.name}{' '}
      <button type="button" onClick={() => disconnect()}>
        Disconnect
      </button>
    </p>
  )
}
