import { useConnectWallet, useSetChain } from '@web3-onboard/react'

export function App() {
  const [{ wallet, connecting }, connect, disconnect] = useConnectWallet()
  const [, setChain] = useSetChain()
  return (
    <main>
      <button type="button" disabled={connecting} onClick={() => (wallet ? disconnect(wallet) : connect())}>
        {wallet ? `Disconnect ${wallet.label}` : 'Connect Wallet'}
      </button>
      <output aria-label="Account">
        {wallet ? `connected ${wallet.accounts[0].address}` : connecting ? 'connecting' : 'disconnected'}
      </output>
      {wallet && (
        <button type="button" onClick={() => setChain({ chainId: '0x64' })}>
          Use Gnosis
        </button>
      )}
    </main>
  )
}
