'use client'
import { useConnection, useDisconnect } from '@kit/react'
import { ConnectButton } from '@kit/react-ui'

export function Account() {
  const { address } = useConnection()
  const { mutate: disconnect } = useDisconnect()
  return (
    <>
      <ConnectButton />
      {address ? <output>{address}</output> : <p>No wallet is connected.</p>}
      {address && (
        <button type="button" onClick={() => disconnect()}>
          Disconnect
        </button>
      )}
    </>
  )
}
