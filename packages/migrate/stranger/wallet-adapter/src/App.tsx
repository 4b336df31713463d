import { useConnection, useWallet } from '@solana/wallet-adapter-react'
import { useWalletModal, WalletMultiButton } from '@solana/wallet-adapter-react-ui'
import { LAMPORTS_PER_SOL, SystemProgram, Transaction } from '@solana/web3.js'
import { useEffect, useState } from 'react'

export function App() {
  const { connection } = useConnection()
  const { publicKey, connected, disconnect, sendTransaction } = useWallet()
  const { setVisible } = useWalletModal()
  const [balance, setBalance] = useState<number>()
  useEffect(() => {
    if (publicKey) void connection.getBalance(publicKey).then(setBalance, () => {})
  }, [publicKey, connection])
  async function donate() {
    if (!publicKey) return
    const transfer = SystemProgram.transfer({ fromPubkey: publicKey, toPubkey: publicKey, lamports: 1_000 })
    const transaction = new Transaction().add(transfer)
    const signature = await sendTransaction(transaction, connection)
    await connection.confirmTransaction(signature)
  }
  return (
    <main>
      <WalletMultiButton />
      {!connected && (
        <button type="button" onClick={() => setVisible(true)}>
          Connect Wallet
        </button>
      )}
      <output aria-label="Account">
        {connected && publicKey ? `connected ${publicKey.toBase58()}` : 'disconnected'}
      </output>
      {balance !== undefined && <p>{balance / LAMPORTS_PER_SOL} SOL</p>}
      {connected && (
        <>
          <button type="button" onClick={donate}>
            Donate
          </button>
          <button type="button" onClick={() => disconnect()}>
            Disconnect
          </button>
        </>
      )}
    </main>
  )
}
