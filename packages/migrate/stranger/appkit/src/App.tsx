import { useAppKit, useAppKitAccount, useAppKitNetwork, useDisconnect } from '@reown/appkit/react'
import { parseEther } from 'viem'
import { useSendTransaction } from 'wagmi'

const treasury = '0x000000000000000000000000000000000000dEaD'

export function App() {
  const { open } = useAppKit()
  const { address, isConnected, status } = useAppKitAccount()
  const { caipNetwork } = useAppKitNetwork()
  const { disconnect } = useDisconnect()
  const { sendTransaction, isPending } = useSendTransaction()
  return (
    <main>
      <appkit-button label="Connect Wallet" balance="hide" />
      {isConnected && <appkit-network-button />}
      <output aria-label="Account">{`${status} ${address ?? 'no account'} on ${caipNetwork?.name ?? 'no chain'}`}</output>
      {isConnected && (
        <>
          <button type="button" onClick={() => open({ view: 'Networks' })}>
            Networks
          </button>
          <button
            type="button"
            disabled={isPending}
            onClick={() => sendTransaction({ to: treasury, value: parseEther('0.01') })}
          >
            Mint
          </button>
          <button type="button" onClick={() => disconnect()}>
            Disconnect
          </button>
        </>
      )}
    </main>
  )
}
