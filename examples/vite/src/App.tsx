import { ConnectButton, KitModal, KitProvider, useConnection, useDisconnect } from '@kit/evm'
import { kit } from './kit.ts'

function Account() {
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

export default function App() {
  return (
    <KitProvider kit={kit}>
      <ConnectButton />
      <Account />
      <KitModal />
    </KitProvider>
  )
}
