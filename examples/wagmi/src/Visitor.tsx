import { useConnection, useDisconnect, useSignMessage } from 'wagmi'

/** Written with wagmi's hooks alone. */
export function Visitor() {
  const { address, chain } = useConnection()
  const { mutate: disconnect } = useDisconnect()
  const { mutate: sign, data: signature } = useSignMessage()
  if (!address) return <p>Nobody is connected.</p>
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
