import { useState } from 'react'
import { parseAbi } from 'viem'
import {
  useAccount,
  useCallsStatus,
  useDisconnect,
  useReadContract,
  useReadContracts,
  useSendCalls,
  useSignMessage,
  useSwitchChain,
  useWaitForTransactionReceipt,
  useWatchContractEvent,
  useWriteContract,
} from 'wagmi'
import { token } from './chains.js'
import { ConnectButton } from './Providers.js'

const abi = parseAbi([
  'function name() view returns (string)',
  'function symbol() view returns (string)',
  'function decimals() view returns (uint8)',
  'function balanceOf(address owner) view returns (uint256)',
  'function mint(address to, uint256 amount)',
  'event Transfer(address indexed from, address indexed to, uint256 value)',
])
const contract = { address: token, abi } as const

export function Dapp() {
  const { address, chain, chainId, status } = useAccount()
  return (
    <main>
      <h1>Mint</h1>
      <ConnectButton.Custom>
        {({ account, openConnectModal }) => (
          <button type="button" onClick={openConnectModal}>
            {account ? `Connected ${account.displayName}` : 'Connect'}
          </button>
        )}
      </ConnectButton.Custom>
      <p role="status" aria-label="Wallet">{`${status} ${address ?? 'no account'} on ${chain?.name ?? chainId}`}</p>
      <Token />
      {address && status === 'connected' && <Wallet address={address} />}
    </main>
  )
}

function Token() {
  const contracts = [
    { ...contract, functionName: 'name' },
    { ...contract, functionName: 'symbol' },
    { ...contract, functionName: 'decimals' },
  ] as const
  const { data } = useReadContracts({ contracts, allowFailure: false })
  return (
    <p role="status" aria-label="Token">
      {data?.join(' ')}
    </p>
  )
}

function Wallet({ address }: { readonly address: `0x${string}` }) {
  const { data: balance, refetch } = useReadContract({ ...contract, functionName: 'balanceOf', args: [address] })
  const { writeContract, data: hash, error: failure } = useWriteContract()
  const { data: receipt } = useWaitForTransactionReceipt({ hash })
  const { signMessage, data: signature } = useSignMessage()
  const { sendCalls, data: sent } = useSendCalls()
  const refetchInterval = 500
  const { data: calls } = useCallsStatus({
    id: sent?.id ?? '',
    query: { enabled: sent !== undefined, refetchInterval },
  })
  const { chains, switchChain } = useSwitchChain()
  const { disconnect } = useDisconnect()
  const [minted, setMinted] = useState(0)
  const args = { to: address }
  useWatchContractEvent({
    ...contract,
    eventName: 'Transfer',
    args,
    onLogs(logs) {
      setMinted((before) => before + logs.length)
      void refetch()
    },
  })
  return (
    <>
      <p role="status" aria-label="Balance">
        {balance?.toString()}
      </p>
      <p role="status" aria-label="Mint">{`${receipt?.status ?? failure?.name ?? 'none'}, ${minted} received`}</p>
      <button type="button" onClick={() => writeContract({ ...contract, functionName: 'mint', args: [address, 5n] })}>
        Mint
      </button>
      <p role="status" aria-label="Calls">
        {calls?.status ?? 'none'}
      </p>
      <button type="button" onClick={() => sendCalls({ calls: [{ to: address, value: 1n }] })}>
        Send calls
      </button>
      <p role="status" aria-label="Signature">
        {signature}
      </p>
      <button type="button" onClick={() => signMessage({ message: 'hello' })}>
        Sign
      </button>
      {chains.map(({ id, name }) => (
        <button key={id} type="button" onClick={() => switchChain({ chainId: id })}>{`Go to ${name}`}</button>
      ))}
      <button type="button" onClick={() => disconnect()}>
        Disconnect
      </button>
    </>
  )
}
