import { useConnection, useDisconnect, useSignMessage } from 'wagmi'

/** Uses wagmi's hooks only. */
export function Account() {
  const { address, chain } = useConnection()
  const { mutate: disconnect } = useDisconnect()
  const { mutate: sign, data: signature } = useSignMessage()
  if (!address) return <p>No wallet is connected.</p>
  return (
    <p>
      <output>{address}</output> on {chain?.name}{' '}
      <button type="button" onClick={() => sign({ message: 'Hello' })}>
        Sign
      </button>{' '}
      <button type="button" onClick={() => disconnect()}>
        Disconnect
      </button>
      {signature && <output>Signed: {signature}</output>}
    </p>
  )
}
