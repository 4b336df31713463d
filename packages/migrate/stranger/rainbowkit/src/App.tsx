import { ConnectButton, useChainModal, useConnectModal } from '@rainbow-me/rainbowkit'
import { parseEther } from 'viem'
import { useAccount, useBalance, useDisconnect, useSendTransaction } from 'wagmi'
import { AccountButton } from './AccountButton'

const treasury = '0x000000000000000000000000000000000000dEaD'

export function App() {
  const { address, chain, status } = useAccount()
  const { data: balance } = useBalance({ address })
  const { disconnect } = useDisconnect()
  const { sendTransaction, isPending, error } = useSendTransaction()
  const { openConnectModal } = useConnectModal()
  const { openChainModal, chainModalOpen } = useChainModal()
  return (
    <main>
      <header>
        <ConnectButton
          label="Connect Wallet"
          accountStatus={{ smallScreen: 'avatar', largeScreen: 'full' }}
          chainStatus="none"
          showBalance={false}
        />
      </header>
      <AccountButton />
      <output aria-label="Account">{`${status} ${address ?? 'no account'} on ${chain?.name ?? 'no chain'}`}</output>
      {balance && <p>{balance.value.toString()} wei</p>}
      {!address && (
        <button type="button" onClick={openConnectModal}>
          Get started
        </button>
      )}
      {address && (
        <>
          <button type="button" disabled={chainModalOpen} onClick={() => openChainModal?.()}>
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
      {error && <p role="alert">{error.message}</p>}
    </main>
  )
}
