import { ConnectKitButton, useModal } from 'connectkit'
import { parseEther } from 'viem'
import { useAccount, useDisconnect, useSendTransaction } from 'wagmi'

const treasury = '0x000000000000000000000000000000000000dEaD'

export function App() {
  const { address, chain, status } = useAccount()
  const { disconnect } = useDisconnect()
  const { sendTransaction, isPending } = useSendTransaction()
  const { open, setOpen } = useModal()
  return (
    <main>
      <ConnectKitButton label="Connect Wallet" showAvatar={false} />
      <ConnectKitButton.Custom>
        {({ isConnected, isConnecting, show, chain, address, ensName, unsupported }) => (
          <button type="button" onClick={show} disabled={isConnecting}>
            {isConnected ? (unsupported ? 'Wrong network' : `${ensName ?? address} on ${chain?.name}`) : 'Sign up'}
          </button>
        )}
      </ConnectKitButton.Custom>
      <output aria-label="Account">{`${status} ${address ?? 'no account'} on ${chain?.name ?? 'no chain'}`}</output>
      <button type="button" disabled={open} onClick={() => setOpen(true)}>
        Wallet
      </button>
      {address && (
        <>
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
